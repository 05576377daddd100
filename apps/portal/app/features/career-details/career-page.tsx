import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { isUnknown } from '../../lib/is-unknown.ts';
import { homeWithout } from '../../shell/missing.ts';
import { pageData } from '../../shell/page-data.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { FailedPage } from '../../domain/explore/failed-page.tsx';
import { CareerScreen } from './career-screen.tsx';
import { careerQuery } from './queries.ts';
import { careerStructuredData } from './structured-data.ts';

const page = pageData(async ({ params, queries, fetchApi }) => {
  const key = params.occupation ?? '';
  const career = await queries.ensureQueryData(careerQuery(key, fetchApi)).catch((error: unknown) => {
    if (isUnknown(error)) throw redirect(homeWithout('career', key));
    return null;
  });
  if (career === null) return { career };
  // A code or a former name leads to the name in use, so that a career has one address.
  if (career.urlName !== key) throw redirect(`/careers/${career.urlName}`);
  const { occTitle, urlName, description, socCode, skills, wages } = career;
  const { us, nc } = wages;
  return { career: { occTitle, urlName, description, socCode, skills, wages: { us, nc } } };
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const handle: PageHandle<typeof loader> = {
  facts: ({ career }) => {
    if (career === null) return { title: msg`Career`, unlisted: true };
    const { occTitle, urlName } = career;
    const canonical = `/careers/${urlName}`;
    return {
      title: occTitle,
      description: msg`${occTitle}: what people earn in North Carolina and its cities, the schooling it takes, skills, outlook, and the programs and colleges that lead there.`,
      canonical,
      structuredData: careerStructuredData(career, canonical),
    };
  },
};

export default function CareerPage() {
  const { occupation = '' } = useParams();
  const { data: career } = useQuery({ ...careerQuery(occupation), enabled: false });
  if (career) return <CareerScreen career={career} />;
  return <FailedPage heading={<Trans>Career</Trans>} title={<Trans>We could not load this career.</Trans>} />;
}
