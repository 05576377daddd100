import { msg } from '@lingui/core/macro';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useSearchParams,
} from 'react-router';
import { siteSearchQuery } from '../../data/site-search/site-search.ts';
import { SITE_SEARCH_PATH } from '../../data/site-search/path.ts';
import { type Way, wayOn } from '../../data/site-search/ways.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { portalContext } from '../../lib/portal-context.ts';
import { settingsOfPage } from '../../lib/settings.ts';
import { pageData } from '../../shell/page-data.ts';
import { SiteSearchScreen } from './site-search-screen.tsx';
import { questionOf } from './question.ts';

/** What was typed leads on to what is meant most. Shown is the page where everything is wanted, or nothing was found. */
const pageOn = (contentUrl: string | null) =>
  pageData(async ({ url, queries, fetchApi }) => {
    const { text, isList } = questionOf(url.searchParams);
    if (text === '') return {};
    const found = await queries.ensureQueryData(siteSearchQuery(text, fetchApi)).catch(() => null);
    const way = found && !isList ? wayOn(found, text) : null;
    if (way) throw leadOn(way, contentUrl);
    return {};
  });

function leadOn(way: Way, contentUrl: string | null): Response {
  return 'to' in way ? redirect(way.to) : redirectDocument((contentUrl ?? '') + way.contentPath);
}

export function loader(args: LoaderFunctionArgs) {
  return pageOn(args.context.get(portalContext).settings.contentUrl).loader(args);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return pageOn(settingsOfPage().contentUrl).clientLoader(args);
}

export const handle: PageHandle<typeof loader> = {
  facts: () => ({ title: msg`Search`, canonical: SITE_SEARCH_PATH, unlisted: true }),
};

export default function SiteSearchPage() {
  const { text } = questionOf(useSearchParams()[0]);
  return <SiteSearchScreen key={text} text={text} />;
}
