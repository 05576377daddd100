import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '../../../../kit/page/loaded.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { fittingCareersQuery } from '../../queries.ts';
import type { FittingCareer } from '../careers-of-result.tsx';
import { fittingPlace } from '../fitting-place.ts';
import styles from '../results.module.css';
import { CollegesThatTeach } from './colleges-that-teach.tsx';
import { ProgramsThatLead } from './programs-that-lead.tsx';
import { learningQuery } from './query.ts';

const CAREER = 'for';

interface LearningProps {
  personId: string;
  urlName: string;
  sessionId: number;
}

/** What to learn for one of the careers that are shown above, and where: each saved in its place. Nothing without careers. */
export function Learning({ personId, urlName, sessionId }: LearningProps) {
  const [query] = useSearchParams();
  const careers = useQuery(fittingCareersQuery(personId, urlName, { sid: sessionId, ...fittingPlace(query) }))
    .data?.careers;
  const chosen = careers?.find(({ occCode }) => occCode === query.get(CAREER)) ?? careers?.[0];
  if (!careers || !chosen) return null;
  return <LearningFor careers={careers} chosen={chosen} />;
}

function LearningFor({ careers, chosen }: { careers: readonly FittingCareer[]; chosen: FittingCareer }) {
  const { t } = useLingui();
  const id = useId();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const answer = useQuery(learningQuery(chosen.occCode));
  const choose = (occCode: string) => {
    const next = new URLSearchParams(query);
    next.set(CAREER, occCode);
    void navigate(`?${next.toString()}`, { replace: true, state, preventScrollReset: true });
  };
  return (
    // On paper nobody can choose another career.
    <section
      aria-labelledby={id}
      className={styles.careers}
      data-print={answer.data?.programs.totalCount === 0 ? 'no' : undefined}
    >
      <div className={styles.careersHead}>
        <h2 id={id}>
          <Trans>What to learn, and where: {chosen.occTitle}</Trans>
        </h2>
        <div data-print="no">
          <NativeSelect
            label={<Trans>Career</Trans>}
            value={chosen.occCode}
            options={careers.map(({ occCode, occTitle }) => ({ value: occCode, label: occTitle }))}
            onChange={choose}
          />
        </div>
      </div>
      <Loaded
        query={answer}
        loading={t`Loading programs and colleges`}
        skeleton={<Skeleton height={420} />}
        failed={<Trans>We could not load the programs and colleges.</Trans>}
        empty={{
          when: ({ programs }) => programs.totalCount === 0,
          shown: (
            <p>
              <Trans>No college program leads to this career alone. Choose another career.</Trans>
            </p>
          ),
        }}
      >
        {({ programs, schools, years }) => (
          <>
            <ProgramsThatLead career={chosen} {...programs} />
            <CollegesThatTeach career={chosen} year={years.awards} {...schools} />
          </>
        )}
      </Loaded>
    </section>
  );
}
