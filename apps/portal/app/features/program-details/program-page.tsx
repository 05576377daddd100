import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { isUnknown } from '../../lib/is-unknown.ts';
import { homeWithout } from '../../shell/missing.ts';
import { pageData } from '../../shell/page-data.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { FailedPage } from '../../domain/explore/failed-page.tsx';
import { majorName } from '../../domain/explore/major-name.ts';
import { ProgramScreen } from './program-screen.tsx';
import { programQuery } from './queries.ts';
import { programStructuredData } from './structured-data.ts';

const page = pageData(async ({ params, queries, fetchApi }) => {
  const key = params.program ?? '';
  const program = await queries.ensureQueryData(programQuery(key, fetchApi)).catch((error: unknown) => {
    if (isUnknown(error)) throw redirect(homeWithout('program', key));
    return null;
  });
  if (program === null) return { program };
  // A code or a former name leads to the name in use, so that a program has one address.
  if (program.urlName !== key) throw redirect(`/programsMajors/${program.urlName}`);
  const { title, description, cipCode, urlName } = program;
  const levels = program.levels.map(({ option, schools }) => ({ option, schools }));
  const occupations = {
    results: program.occupations.results.map(({ occCode, occTitle }) => ({ occCode, occTitle })),
  };
  return { program: { title, description, cipCode, urlName, levels, occupations } };
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const handle: PageHandle<typeof loader> = {
  facts: ({ program }) => {
    if (program === null) return { title: msg`Program`, unlisted: true };
    const title = majorName(program.title);
    const canonical = `/programsMajors/${program.urlName}`;
    return {
      title,
      description: msg`${title}: the awards you can earn, the careers it leads to with their pay, and the colleges that offer it.`,
      canonical,
      structuredData: programStructuredData(program, canonical),
    };
  },
};

export default function ProgramPage() {
  const { program: name = '' } = useParams();
  const { data: program } = useQuery({ ...programQuery(name), enabled: false });
  if (program) return <ProgramScreen program={program} />;
  return (
    <FailedPage heading={<Trans>Program</Trans>} title={<Trans>We could not load this program.</Trans>} />
  );
}
