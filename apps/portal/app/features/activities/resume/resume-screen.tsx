import { Trans, useLingui } from '@lingui/react/macro';
import { activityFailures } from '@longleaf/contract/activities';
import { ACTIVITY_SECTIONS } from '@longleaf/rules/activities/sections';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { profileQuery } from '../../../data/profile/profile-query.ts';
import { KeepMenu } from '../../../kit/keep/keep-menu.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageFrame } from '../../../kit/page/page-frame.tsx';
import { nameOf, type Person } from '../../../shell/session/person.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { activitiesQuery } from '../activities-query.ts';
import { resumeAddress, resumeChoiceIn } from './resume-choice.ts';
import { ResumeChoices } from './resume-choices.tsx';
import { ResumePaper } from './resume-paper.tsx';
import styles from './resume.module.css';

/** A résumé out of what is kept: chosen at the side, seen as it prints, saved or mailed. */
export function ResumeScreen({ person, waiting }: { person: Person; waiting: ReactNode }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const query = useQuery(activitiesQuery(person.id));
  const profile = useQuery(profileQuery(person.id));
  const choice = resumeChoiceIn(address);
  const name = nameOf(person);
  return (
    <PageFrame
      onPaper="without heading"
      title={<Trans>Résumé of {name}</Trans>}
      lead={
        <span data-print="no">
          <Trans>Choose what is on it. When you change your activities, your résumé changes too.</Trans>
        </span>
      }
      tools={
        <>
          <ButtonLink to="/activitiesInterests">
            <Trans>Change activities</Trans>
          </ButtonLink>
          {query.data && <KeepMenu />}
        </>
      }
    >
      <Loaded
        query={query}
        loading={t`Loading your résumé`}
        skeleton={waiting}
        failed={activityFailures.loadFailed}
        empty={{
          when: (lists) => ACTIVITY_SECTIONS.every((section) => lists[section].length === 0),
          shown: (
            <EmptyState
              title={<Trans>Nothing to show yet</Trans>}
              actions={
                <ButtonLink look="main" to="/activitiesInterests">
                  <Trans>Add what you do</Trans>
                </ButtonLink>
              }
            >
              <Trans>A résumé shows your jobs, activities, service, awards and projects.</Trans>
            </EmptyState>
          ),
        }}
      >
        {(lists) => (
          <div className={styles.page}>
            <ResumeChoices
              lists={lists}
              choice={choice}
              onChoice={(next) =>
                setAddress(resumeAddress(next), { replace: true, preventScrollReset: true })
              }
            />
            <ResumePaper person={person} profile={profile.data} lists={lists} choice={choice} />
          </div>
        )}
      </Loaded>
    </PageFrame>
  );
}
