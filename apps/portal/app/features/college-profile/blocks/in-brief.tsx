import { Trans, useLingui } from '@lingui/react/macro';
import { Rows } from './rows.tsx';
import type { SectionProps } from './college.ts';
import { useDesignationWords } from './use-designation-words.ts';

/** What kind of college it is: control, level, religion, calendar, designations. */
export function InBrief({ college }: SectionProps) {
  const { t } = useLingui();
  const designations = useDesignationWords()(college.flags);
  const controls = {
    Public: t`Public`,
    Private: t`Private, not for profit`,
    PrivateForProfit: t`Private, for profit`,
  };
  const levels = { FourYear: t`Four-year`, TwoYear: t`Two-year`, UnderTwoYear: t`Under two years` };
  const facts: [string, React.ReactNode, string | null][] = [
    ['control', <Trans key="control">Run by</Trans>, college.control && controls[college.control]],
    ['level', <Trans key="level">Length</Trans>, college.level && levels[college.level]],
    ['degree', <Trans key="degree">Highest degree</Trans>, college.highestDegree],
    ['religion', <Trans key="religion">Faith</Trans>, college.religion],
    ['calendar', <Trans key="calendar">School year</Trans>, college.calendar],
    ['designations', <Trans key="designations">Known as</Trans>, designations],
  ];
  const rows = facts.flatMap(([key, term, fact]) => (fact === null ? [] : [{ key, term, fact }]));
  return (
    <section aria-label={t`In brief`}>
      <Rows rows={rows} />
    </section>
  );
}
