import { Trans, useLingui } from '@lingui/react/macro';
import { INTEREST_MEANINGS } from '../../../domain/explore/interest-words.ts';
import { count } from '../../../lib/format.ts';
import { ScoreList } from '../../../ui/charts/score-list.tsx';
import { areaOf } from './interest-words.ts';
import { plainResults } from './plain-results.tsx';
import type { ResultProps, ResultView } from './registry.ts';
import styles from './results.module.css';

function Picture({ results }: ResultProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.scores}>
      <ScoreList
        scores={results.map((one) => {
          const area = areaOf(one.interestArea?.id);
          return {
            key: String(one.interestArea?.id),
            name: one.interestArea?.name ?? '',
            value: (
              <Trans>
                {count(one.count)} of {count(one.most)}
              </Trans>
            ),
            share: one.count / one.most,
            strong: one.isTop,
            meaning: area && i18n._(INTEREST_MEANINGS[area]),
          };
        })}
      />
    </div>
  );
}

function Meaning() {
  return (
    <>
      <p>
        <Trans>
          Each type counts ten statements: 2 points for what is very much like you, 1 for what is partly like
          you. Most people are a mix of two or three types.
        </Trans>
      </p>
      <p>
        <Trans>
          It does not measure ability, and no type is better than another. A career may suit you even if its
          type is not your first.
        </Trans>
      </p>
    </>
  );
}

export const careerKeyResults: ResultView = {
  ...plainResults,
  Picture,
  Meaning,
  byZone: true,
};
