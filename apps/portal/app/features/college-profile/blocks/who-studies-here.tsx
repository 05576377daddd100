import { Trans, useLingui } from '@lingui/react/macro';
import { studentBodyRecent } from '@longleaf/rules/colleges/figures/students';
import { percent } from '../../../lib/format.ts';
import type { FigureName, SectionProps } from './college.ts';
import { FigureList } from './figure-list.tsx';
import { LongBars } from './long-bars.tsx';
import parts from './blocks.module.css';
import { SourceNote } from './source-note.tsx';
import { useLabel } from './use-label.ts';

const GROUPS: readonly FigureName<'studentBodyRecent'>[] = [
  'shareWhiteRecent',
  'shareBlackRecent',
  'shareHispanicRecent',
  'shareAsianRecent',
  'shareAmericanIndianRecent',
  'sharePacificIslanderRecent',
];

/** Shares of students by race, sex, age and attendance. */
export function WhoStudiesHere({ college }: SectionProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { values } = college.figures.studentBodyRecent;
  const known = GROUPS.filter((name) => values[name] !== null).toSorted(
    (a, b) => (values[b] ?? 0) - (values[a] ?? 0),
  );
  const share = (value: number) => (value > 0 && value < 0.005 ? t`under 1%` : percent(value));
  return (
    <section>
      <h3>
        <Trans>Who studies here</Trans>
      </h3>
      {known.length > 0 ? (
        <LongBars
          labelWidth={270}
          valueWidth={90}
          rows={known.map((name) => ({
            key: name,
            label: label(studentBodyRecent.figures[name].label),
            share: values[name] ?? 0,
            value: share(values[name] ?? 0),
          }))}
        />
      ) : (
        <p className={parts.intro}>
          <Trans>Not reported: no shares by race and ethnicity for that year.</Trans>
        </p>
      )}
      <SourceNote college={college} groups={['studentBodyRecent']}>
        <Trans>
          Shares of undergraduates. Two or more races, other countries and not known make up the rest.
        </Trans>
      </SourceNote>
      <FigureList
        college={college}
        group="studentBody"
        names={['shareWomen', 'shareMen', 'sharePartTime', 'shareAge25OrOlder', 'shareNonresident']}
      />
      <SourceNote
        college={college}
        groups={['studentBody']}
        missing={college.figures.studentBody.values.shareWomen === null}
      />
    </section>
  );
}
