import { Trans, useLingui } from '@lingui/react/macro';
import { interestAreas } from '@longleaf/rules/careers/interests';
import { INTEREST_MEANINGS } from '../../../domain/explore/interest-words.ts';
import { count } from '../../../lib/format.ts';
import { Fan } from '../../../ui/charts/fan.tsx';
import { ScoreList } from '../../../ui/charts/score-list.tsx';
import { areaOf, YOU_LIKE } from './interest-words.ts';
import { LeadsOn } from './leads-on.tsx';
import type { ResultProps, ResultView } from './registry.ts';
import styles from './results.module.css';

/** The first two areas, and those that count as much as the second. */
export function strongest(results: ResultProps['results']): ResultProps['results'] {
  const second = results[1]?.count ?? 0;
  return results.filter((one) => one.count >= second);
}

function Headline({ results, categories }: ResultProps) {
  const { i18n } = useLingui();
  const top = strongest(results);
  if (top.length === categories.length) return <Trans>You like all six areas alike.</Trans>;
  if (top.length > 3) return <Trans>You like many different things.</Trans>;
  return top
    .flatMap(({ interestArea }) => {
      const area = areaOf(interestArea?.id);
      return area ? [i18n._(YOU_LIKE[area])] : [];
    })
    .join(' ');
}

/** The six areas as bundles of needles around a half circle, and as a list with their counts (ST-191). */
function Picture({ results, categories }: ResultProps) {
  const { i18n } = useLingui();
  const most = results[0]?.most ?? 1;
  const of = new Map(results.map((one) => [one.interestArea?.id, one]));
  const bundles = categories.map(({ id, name }) => ({
    key: String(id),
    label: name,
    shortLabel: name.slice(0, 1),
    share: (of.get(id)?.count ?? 0) / most,
    strong: of.get(id)?.isTop ?? false,
  }));
  return (
    <div className={styles.picture}>
      <Fan bundles={bundles} />
      <ScoreList
        scores={results.map(({ interestArea, count: points, isTop }) => {
          const area = areaOf(interestArea?.id);
          return {
            key: String(interestArea?.id),
            name: interestArea?.name ?? '',
            value: (
              <Trans>
                {count(points)} of {count(most)}
              </Trans>
            ),
            share: points / most,
            strong: isTop,
            meaning: area && i18n._(INTEREST_MEANINGS[area]),
          };
        })}
      />
    </div>
  );
}

function Meaning({ results }: ResultProps) {
  const absent = interestAreas.length - results.length;
  return (
    <>
      <p>
        <Trans>
          Each area counts your answers to ten activities, from 0 for what you strongly dislike to 4 for what
          you strongly like. A long bar is something you like, nothing more.
        </Trans>
      </p>
      {absent > 0 && (
        <p>
          <Trans>Areas that are not listed count 0.</Trans>
        </p>
      )}
      <p>
        <Trans>
          It does not say what you are good at, what you will earn, or which career is right. It does not
          compare you with other people. Interests change: take it again in a year.
        </Trans>
      </p>
    </>
  );
}

export const interestProfilerResults: ResultView = {
  Headline,
  Picture,
  Meaning,
  LeadsOn,
  byZone: true,
};
