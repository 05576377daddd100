import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import { areasOfCode } from '../../domain/explore/holland-code.ts';
import { INTEREST_MEANINGS, INTEREST_NAMES } from '../../domain/explore/interest-words.ts';
import { PartNote } from '../../domain/explore/section-head.tsx';
import { ScoreList } from '../../ui/charts/score-list.tsx';
import styles from './asides.module.css';
import { HIGHEST_INTEREST } from './interest-fan.tsx';
import { OnetSource } from './onet-source.tsx';

/** What people in this career like to do: six interests with their scores, and the Holland code in words. */
export function Interests({ career: { hollandCode, interests } }: { career: CareerDetails }) {
  const { _ } = useLingui();
  const strong = areasOfCode(hollandCode);
  return (
    <section className="sunk padded">
      <h2 className={styles.title}>
        <Trans>Interests it suits</Trans>
      </h2>
      {interests.length === 0 ? (
        <p className="soft">
          <Trans>Not available: interests were not rated for this career.</Trans>
        </p>
      ) : (
        <>
          {hollandCode !== null && (
            <p className={styles.code}>
              <Trans>
                Holland code <strong>{hollandCode}</strong>:
              </Trans>{' '}
              {strong.map((area) => _(INTEREST_NAMES[area])).join(', ')}
            </p>
          )}
          <ScoreList
            scores={interests.map(({ area, score }) => ({
              key: area,
              name: _(INTEREST_NAMES[area]),
              value: <Trans>{score.toFixed(1)} of 7</Trans>,
              share: score / HIGHEST_INTEREST,
              strong: strong.includes(area),
              meaning: strong.includes(area) && _(INTEREST_MEANINGS[area]),
            }))}
          />
          <PartNote>
            <OnetSource part="interests" />
          </PartNote>
        </>
      )}
    </section>
  );
}
