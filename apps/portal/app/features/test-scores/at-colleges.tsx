import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CollegeRanges, testScoreFailures } from '@longleaf/contract/test-scores';
import { type Standing, standingOf } from '@longleaf/rules/test-scores/against-college';
import { shareOfScale } from '@longleaf/rules/test-scores/share-of-scale';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { profileAddress } from '../../data/colleges/college-card.ts';
import type { BestScores } from '../../data/test-scores/best.ts';
import { CollegeCover } from '../../domain/colleges/college-cover.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RangeStrip, RangeStripHead } from '../../ui/charts/range-strip.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { collegeRangesQuery } from './queries.ts';
import styles from './test-scores.module.css';

const MEASURES = {
  act: { best: 'act', low: 1, high: 36 },
  satReading: { best: 'satReading', low: 200, high: 800 },
  satMath: { best: 'satMath', low: 200, high: 800 },
} as const;
type Measure = keyof typeof MEASURES;

/** What a score says at each saved college: its middle half, with the year, or why there is none. */
export function AtColleges({ personId, best }: { personId: string; best: BestScores }) {
  const { t } = useLingui();
  const query = useQuery(collegeRangesQuery(personId));
  const [chosen, setChosen] = useState<Measure | null>(null);
  const measure = chosen ?? (best.act === null && best.satReading !== null ? 'satReading' : 'act');
  return (
    // On paper nobody can save colleges.
    <section
      aria-labelledby="at-colleges-title"
      data-print={query.data?.colleges.length === 0 ? 'no' : undefined}
    >
      <div className={styles.head}>
        <h2 id="at-colleges-title">
          <Trans>You and your saved colleges</Trans>
        </h2>
        <Segmented
          label={t`Which score`}
          value={measure}
          options={[
            { value: 'act', content: <Trans>ACT</Trans> },
            { value: 'satReading', content: <Trans>SAT reading</Trans> },
            { value: 'satMath', content: <Trans>SAT math</Trans> },
          ]}
          onValue={setChosen}
        />
      </div>
      <p className={`soft ${styles.about}`}>
        <Trans>
          The bar is the middle half of first-year students who sent a score. A quarter scored lower, a
          quarter higher.
        </Trans>
      </p>
      <Loaded
        query={query}
        loading={t`Loading the scores of your saved colleges`}
        skeleton={<Skeleton height={260} />}
        failed={testScoreFailures.rangesFailed}
        empty={{ when: ({ colleges }) => colleges.length === 0, shown: <NoneSaved /> }}
      >
        {({ colleges, year }) => (
          <>
            <Ranges colleges={colleges} measure={measure} score={best[MEASURES[measure].best]} />
            <p className="note-text soft">
              <Trans>
                A score is one part of an application, and many colleges do not ask for one. Ranges: IPEDS,{' '}
                {year}.
              </Trans>
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}

function NoneSaved() {
  return (
    <div className="card padded">
      <p>
        <Trans>Save colleges to see what your score means there.</Trans>
      </p>
      <ButtonLink to="/college-search">
        <Trans>Find colleges</Trans>
      </ButtonLink>
    </div>
  );
}

interface RangesProps {
  colleges: CollegeRanges['colleges'];
  measure: Measure;
  /** The reader's own; null for none. */
  score: number | null;
}

function Ranges({ colleges, measure, score }: RangesProps) {
  const scale = MEASURES[measure];
  const place = (value: number | null) => (value === null ? null : shareOfScale(value, scale));
  const you = place(score);
  return (
    <div className={`card ${styles.ranges}`}>
      {score !== null && you !== null && (
        <div className={styles.range}>
          <span className={styles.track}>
            <RangeStripHead you={you}>
              <Trans>You, {score}</Trans>
            </RangeStripHead>
          </span>
        </div>
      )}
      <ul className="plain-list">
        {colleges.map(({ college, considers, [measure]: half }) => {
          const policy = { openAdmission: college.openAdmission, considers };
          // Without a score of the reader it is known whether there is a range; where one stands is not.
          const standing = standingOf(score ?? half.low ?? 0, half, policy);
          const isBeside =
            standing.kind !== 'open' && standing.kind !== 'not-reported' && standing.kind !== 'not-looked-at';
          return (
            <li key={college.id} className={styles.range}>
              <span className={styles.college}>
                <span className={styles.cover}>
                  <CollegeCover college={college} shape="thumb" />
                </span>
                <span>
                  <Link to={profileAddress(college)}>{college.shortName}</Link>
                  <span className="small soft">
                    {half.low === null || half.high === null ? (
                      <Trans>No score range</Trans>
                    ) : (
                      <Trans>
                        Middle half {half.low} to {half.high}
                      </Trans>
                    )}
                  </span>
                </span>
              </span>
              <span className={styles.track}>
                {standing.kind === 'open' ? (
                  <span className={`small soft ${styles.instead}`}>
                    <Trans>Open to all. Scores are not used to get in.</Trans>
                  </span>
                ) : (
                  <RangeStrip low={place(half.low)} high={place(half.high)} you={you} />
                )}
              </span>
              <span className={styles.standing}>
                {(score !== null || !isBeside) && <StandingTag standing={standing} />}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={`note-text soft ${styles.range}`} aria-hidden>
        <span className={`${styles.track} ${styles.ends}`}>
          <span>{scale.low}</span>
          <span>{scale.high}</span>
        </span>
      </p>
    </div>
  );
}

function StandingTag({ standing }: { standing: Standing }) {
  switch (standing.kind) {
    case 'above':
      return (
        <Tag tone="good">
          <Trans>Above their middle half</Trans>
        </Tag>
      );
    case 'inside':
      return (
        <Tag tone="good">
          <Trans>Inside it</Trans>
        </Tag>
      );
    case 'below':
      return (
        <Tag tone="waiting">
          <Plural value={standing.points} one="# point below it" other="# points below it" />
        </Tag>
      );
    case 'open':
      return (
        <Tag>
          <Trans>Open to all</Trans>
        </Tag>
      );
    case 'not-looked-at':
      return (
        <Tag>
          <Trans>Does not look at scores</Trans>
        </Tag>
      );
    case 'not-reported':
      return (
        <Tag>
          <Trans>Not reported</Trans>
        </Tag>
      );
  }
}
