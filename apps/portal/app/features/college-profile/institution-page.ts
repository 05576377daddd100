import { redirect } from 'react-router';
import { createClient } from '@longleaf/contract/client';
import { collegesByName } from '@longleaf/contract/college-names';
import { homeWithout } from '../../shell/missing.ts';
import { pageData } from '../../shell/page-data.ts';
import { sectionAddress } from './sections/section.ts';

/** The old address by number leads to the college's own address; home when there is no such college (UI-022). */
const page = pageData(async ({ params, fetchApi }): Promise<Record<string, never>> => {
  const id = params.institutionId ?? '';
  if (!/^\d{1,9}$/.test(id)) throw redirect(homeWithout('college', id));
  const api = createClient({ collegesByName }, fetchApi);
  const [card] = await api.collegesByName({ query: { names: id } });
  throw redirect(card ? sectionAddress(card.urlName, 'about') : homeWithout('college', id));
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function InstitutionPage() {
  return null;
}
