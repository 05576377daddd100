import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router';
import { takeLanguage } from '@longleaf/contract/language-addresses';
import { CONTENT_SITE_SECTIONS } from '../addresses.ts';
import { portalContext } from '../lib/portal-context.ts';
import { settingsOfPage } from '../lib/settings.ts';
import { homeWithout } from './missing.ts';

/** Content-site addresses are forwarded; every other unknown one leads home, which says so (ST-029, ST-035, GAP-055). */
function leadElsewhere(request: Request, contentUrl: string | null): Response {
  const { pathname, search } = new URL(request.url);
  const { path } = takeLanguage(pathname);
  const section = path.split('/')[1]?.toLowerCase();
  const isContent = CONTENT_SITE_SECTIONS.some((known) => known === section);
  return isContent && contentUrl !== null
    ? redirectDocument(contentUrl + path + search)
    : redirect(homeWithout('page', path.split('/').findLast(Boolean)));
}

export function loader({ request, context }: LoaderFunctionArgs): Response {
  return leadElsewhere(request, context.get(portalContext).settings.contentUrl);
}

export function clientLoader({ request }: ClientLoaderFunctionArgs): Response {
  return leadElsewhere(request, settingsOfPage().contentUrl);
}

export default function UnknownAddress() {
  return null;
}
