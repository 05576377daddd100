import { redirect } from 'react-router';
import { createClient } from '@longleaf/contract/client';
import { collegesByName } from '@longleaf/contract/college-names';
import { pageData } from '../../shell/page-data.ts';
import { NO_SUCH_COLLEGE } from './no-such-college.ts';
import { sectionAddress } from './sections/section.ts';

/** The old address by number leads to the college's own address; home when there is no such college (UI-022). */
const page = pageData(async ({ params, fetchApi }): Promise<Record<string, never>> => {
  const id = params.institutionId ?? '';
  if (!/^\d{1,9}$/.test(id)) throw redirect(NO_SUCH_COLLEGE);
  const api = createClient({ collegesByName }, fetchApi);
  const [card] = await api.collegesByName({ query: { names: id } });
  throw redirect(card ? sectionAddress(card.urlName, 'about') : NO_SUCH_COLLEGE);
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function InstitutionPage() {
  return null;
}
