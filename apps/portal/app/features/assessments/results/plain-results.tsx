import { Plural, Trans } from '@lingui/react/macro';
import { ScoreList } from '../../../ui/charts/score-list.tsx';
import { count } from '../../../lib/format.ts';
import { BoldNote, isAnyBold } from './bold-note.tsx';
import { LeadsOn } from './leads-on.tsx';
import type { ResultProps, ResultView } from './registry.ts';
import styles from './results.module.css';

type Result = ResultProps['results'][number];

/** What a result is about. */
export function subjectOf({ interestArea, category }: Result) {
  return interestArea ?? category;
}

/** The name of what a result is about. */
export function nameOf(result: Result): string {
  return subjectOf(result)?.name ?? '';
}

/** What counts most; what counts as much stands beside it. */
export function Headline({ results }: ResultProps) {
  const first = results.filter((one) => one.count === results[0]?.count);
  const [one = '', other = '', third = ''] = first.map(nameOf);
  switch (first.length) {
    case 1:
      return <Trans>{one} comes first</Trans>;
    case 2:
      return (
        <Trans>
          {one} and {other} come first together
        </Trans>
      );
    case 3:
      return (
        <Trans>
          {one}, {other} and {third} come first together
        </Trans>
      );
    default:
      return (
        <Plural
          value={first.length - 3}
          one={`${one}, ${other}, ${third} and # more come first together`}
          other={`${one}, ${other}, ${third} and # more come first together`}
        />
      );
  }
}

/** Names with their counts, the top ones strong (ST-211, GAP-129). */
export function Picture({ results }: ResultProps) {
  // One measure for all bars: the longest is the most, also where one of them cannot reach as far.
  const most = Math.max(...results.map((one) => one.most), 1);
  return (
    <div className={styles.scores}>
      <ScoreList
        scores={results.map((one) => ({
          key: nameOf(one),
          name: nameOf(one),
          value: (
            <Trans>
              {count(one.count)} of {count(most)}
            </Trans>
          ),
          share: one.count / most,
          strong: isAnyBold(results) && one.isTop,
          meaning: subjectOf(one)?.description,
        }))}
      />
      <BoldNote
        results={results}
        bold={<Trans>The bold ones are your top results.</Trans>}
        leftOut={<Trans>Those that count 0 are left out.</Trans>}
      />
    </div>
  );
}

function Meaning() {
  return (
    <>
      <p>
        <Trans>The figures count your answers. The more you chose of a kind, the longer its bar.</Trans>
      </p>
      <p>
        <Trans>
          It is not a test, and it does not compare you with anybody. It does not say what you can do or what
          you should become.
        </Trans>
      </p>
    </>
  );
}

/** Careers by how well they fit, as `Careers that fit` has them. */
export function ClosestFirst() {
  return <Trans>The closest first, by how well your answers match what O*NET says about each career.</Trans>;
}

export const plainResults: ResultView = {
  Headline,
  Picture,
  Meaning,
  LeadsOn,
  byZone: false,
};
