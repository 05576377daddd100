import { Trans } from '@lingui/react/macro';
import { IconCoin, IconPrinter, IconRoute, IconShare } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageFrame } from '../../kit/page/page-frame.tsx';
import { NoteFor } from '../../domain/accounts/words-for.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Contents } from './contents.tsx';
import { IntentSection } from './intent-to-enroll/intent-section.tsx';
import styles from './planning.module.css';
import { RecruitersSection } from './recruiters/recruiters-section.tsx';
import { StatementsSection } from './personal-statements/statements-section.tsx';
import { CollegesSection } from './saved-colleges/colleges-section.tsx';
import { CareersSection } from './saved-lists/careers-section.tsx';
import { ProgramsSection } from './saved-lists/programs-section.tsx';
import { ScoresSection } from './saved-lists/scores-section.tsx';
import { SearchesSection } from './saved-lists/searches-section.tsx';
import { ReportedSection } from './self-reported-applications/reported-section.tsx';
import { TransitionPlanSection } from './transition-plan/plan-section.tsx';

/** What a student has gathered and decided, section by section. A new one is added here, in the list of contents and in the loader. */
export function PlanningScreen({ personId }: { personId: string }) {
  useSectionOfAddress();
  return (
    <PageFrame
      title={<Trans>Your college plan</Trans>}
      lead={
        <Trans>
          Everything you have gathered and decided, in one place. Only you can see it, and anyone you give a
          link to.
        </Trans>
      }
      note={
        <NoteFor
          parent={
            <Trans>
              This plan is yours: what you save and type yourself. Your child’s plan is in their own account,
              and they can show it to you with a link from “Share”.
            </Trans>
          }
          educator={
            <Trans>
              This plan is yours: what you save and type yourself. Each student’s plan is in their own
              account, and they can show it to you with a link from “Share”.
            </Trans>
          }
        />
      }
      tools={
        <>
          <ButtonLink to="/career-plan" icon={<IconRoute size={20} aria-hidden />}>
            <Trans>Career development plan</Trans>
          </ButtonLink>
          <ButtonLink to="/collegeCosts" icon={<IconCoin size={20} aria-hidden />}>
            <Trans>What it would cost</Trans>
          </ButtonLink>
          <ButtonLink to="/sharePlan" icon={<IconShare size={20} aria-hidden />}>
            <Trans>Share</Trans>
          </ButtonLink>
          <ButtonLink to="/planDocument" icon={<IconPrinter size={20} aria-hidden />}>
            <Trans>Print, save or mail</Trans>
          </ButtonLink>
        </>
      }
    >
      <Contents />
      <CollegesSection personId={personId} />
      <div className={styles.pairs}>
        <IntentSection personId={personId} />
        <TransitionPlanSection personId={personId} />
        <ReportedSection personId={personId} />
        <StatementsSection personId={personId} />
        <ScoresSection personId={personId} />
        <ProgramsSection personId={personId} />
        <CareersSection personId={personId} />
        <SearchesSection personId={personId} />
        <RecruitersSection personId={personId} />
      </div>
    </PageFrame>
  );
}

/** Goes to the section that the address names: `/collegePlanning#saved-programs`. Its heading is there before its content. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const title = document.getElementById(`${hash.slice(1)}-title`);
    title?.closest('section')?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  }, [hash]);
}
