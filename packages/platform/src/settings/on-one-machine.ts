import type { ApplicationLogin } from '../application-logins.ts';
import type { Read } from './schema.ts';

/** Addresses of sites that the portal can do without; undefined means that there is none. */
export type OtherSites = Record<
  | 'CONTENT_URL'
  | 'PARTNERS_URL'
  | 'SISTER_SIGNOUT_URL'
  | 'RESIDENCY_SIGNOUT_URL'
  | 'CAREERS_SITE_URL'
  | 'APPLICATION_SITE_URL'
  | 'ASSESSMENT_VENDOR_URL'
  | 'TEST_PREP_URL'
  | 'NEXT_STEPS_FORM_URL',
  string | undefined
>;

/** On one machine the content site and the stand-ins run beside the portal. Elsewhere there is only what is named. */
export function otherSites(read: Read): OtherSites {
  const isHere = read.NODE_ENV === 'development';
  const site = (given: string | null | undefined, here: string | undefined) =>
    given === undefined && isHere ? here : (given ?? undefined);
  const partners = site(read.PARTNERS_URL, `http://localhost:${read.PARTNERS_PORT}`);
  const standIn = (name: string) => partners && `${partners}/${name}`;
  return {
    CONTENT_URL: site(read.CONTENT_URL, `http://localhost:${read.CONTENT_PORT}`),
    PARTNERS_URL: partners,
    SISTER_SIGNOUT_URL: site(read.SISTER_SIGNOUT_URL, standIn('sister-signout')),
    RESIDENCY_SIGNOUT_URL: site(read.RESIDENCY_SIGNOUT_URL, standIn('residency-signout')),
    CAREERS_SITE_URL: site(read.CAREERS_SITE_URL, standIn('careers-site')),
    APPLICATION_SITE_URL: site(read.APPLICATION_SITE_URL, standIn('application-site')),
    ASSESSMENT_VENDOR_URL: site(read.ASSESSMENT_VENDOR_URL, standIn('assessment-vendor')),
    TEST_PREP_URL: site(read.TEST_PREP_URL, standIn('test-prep')),
    NEXT_STEPS_FORM_URL: site(read.NEXT_STEPS_FORM_URL, standIn('next-steps-form')),
  };
}

/** On one machine there is one application to try the hand-off with. */
export function standInLogins(partners: string | undefined, { NODE_ENV }: Read): ApplicationLogin[] {
  if (NODE_ENV !== 'development' || partners === undefined) return [];
  const address = `${partners}/application-site/login`;
  return [{ organization: 'stand-in', program: 'first-year', appKey: 'demo', address }];
}
