import { Trans, useLingui } from '@lingui/react/macro';
import { poolFormMessages } from '@longleaf/contract/pool-forms';
import { type Recruiter, recruitingMessages } from '@longleaf/contract/recruiting';
import { newlyTold, type ToldPart } from '@longleaf/rules/recruiting/told';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { profileAddress } from '../../../data/colleges/college-card.ts';
import { poolFormsQuery, standingForms } from '../../../data/pool-forms/pool-forms.ts';
import { getRecruited, recruiterDetailsQuery, recruitersQuery } from '../../../data/recruiting/recruiting.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { RecruitButton } from '../../../domain/recruiting/recruit-button.tsx';
import { useToldList } from '../../../domain/recruiting/told-words.tsx';
import { dayOf } from '../../../lib/day-of.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PoolRows } from './pool-rows.tsx';
import { useFocusOnFewer } from '../../../kit/page/use-focus-on-fewer.ts';
import { PlanningSection } from '../planning-section.tsx';
import { focusSection } from '../focus-section.ts';
import { useFailureLogged } from '../use-failure-logged.ts';
import styles from './recruiters.module.css';

const ID = 'college-recruiters';

/** Who may write to the student, since when and what they were told, and the forms by which others find them; each can be stopped (ST-157, API-111). */
export function RecruitersSection({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(recruitersQuery(personId));
  // Until it is known, nothing more is offered.
  const known = useQuery(recruiterDetailsQuery(personId)).data?.told ?? [];
  const pools = useQuery(poolFormsQuery(personId));
  useFailureLogged('pool-forms', pools.error);
  const standing = pools.data && standingForms(pools.data.forms);
  useFocusOnFewer(`${ID}-title`, query.data?.length ?? 0);
  // One press for both: the section is one to whoever asks again.
  const againBoth: typeof query.refetch = async (wish) => {
    if (pools.isError) void pools.refetch();
    return query.refetch(wish);
  };
  return (
    <PlanningSection
      id={ID}
      title={<Trans>Who may write to me</Trans>}
      count={query.data && query.data.length + (standing?.length ?? 0)}
      query={{ ...query, refetch: againBoth }}
      loading={t`Loading who may write to you`}
      height={160}
      failed={recruitingMessages.recruitersFailed}
    >
      {(all) => (
        <>
          {all.length === 0 && standing?.length === 0 && (
            <p className="soft">
              <Trans>No college yet. When you ask one, it learns about you and may write to you.</Trans>
            </p>
          )}
          {all.length > 0 && (
            <ul className={`plain-list ${styles.list}`}>
              {all.map((one) => (
                <RecruiterRow key={one.applicationDefinitionId} recruiter={one} known={known} />
              ))}
            </ul>
          )}
          <Loaded
            query={pools}
            loading={t`Loading the forms that you sent`}
            skeleton={<Skeleton height={24} />}
            failed={poolFormMessages.loadFailed}
          >
            {() => <PoolRows forms={standing ?? []} />}
          </Loaded>
          <p className={styles.add}>
            <ButtonLink to="/collegeRecruiter" icon={<IconPlus size={18} aria-hidden />}>
              <Trans>Ask a college</Trans>
            </ButtonLink>
          </p>
        </>
      )}
    </PlanningSection>
  );
}

/** @param known what a college is told that is asked now. */
function RecruiterRow({ recruiter, known }: { recruiter: Recruiter; known: readonly ToldPart[] }) {
  const list = useToldList();
  const { applicationDefinitionId: id, name, shortName, urlName, since, told } = recruiter;
  const more = told === null ? [] : newlyTold(told, known);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={profileAddress({ urlName })}>{name}</Link>
        </h3>
        <p className="small soft">
          <Trans>Since {dayOf(since)}</Trans>
        </p>
        <p className="small">
          {told === null ? (
            <Trans>We did not record then what it was told.</Trans>
          ) : (
            <Trans>Gets your {list(told)}.</Trans>
          )}
        </p>
        {more.length > 0 && (
          <div data-print="no">
            <p className="small">
              <Trans>It did not get your {list(more)}.</Trans>
            </p>
            <Button
              look="quiet"
              size="small"
              onClick={() => void getRecruited(id, known).then(() => focusSection(ID))}
            >
              <Trans>Tell {shortName}, too</Trans>
            </Button>
          </div>
        )}
      </div>
      <span>
        <RecruitButton college={{ id, shortName, urlName }} look="outlined" />
      </span>
    </li>
  );
}
