import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { PageFrame } from '../../kit/page/page-frame.tsx';
import { Contents } from './contents.tsx';
import { IntentSection } from './intent-to-enroll/intent-section.tsx';
import styles from './planning.module.css';
import { CollegesSection } from './saved-colleges/colleges-section.tsx';
import { CareersSection } from './saved-lists/careers-section.tsx';
import { ProgramsSection } from './saved-lists/programs-section.tsx';
import { SearchesSection } from './saved-lists/searches-section.tsx';
import { ReportedSection } from './self-reported-applications/reported-section.tsx';
import { TransitionPlanSection } from './transition-plan/plan-section.tsx';

/** What a student has gathered and decided, section by section. A new one is added here, in the list of contents and in the loader. */
export function PlanningScreen({ personId }: { personId: string }) {
  useSectionOfAddress();
  return (
    <PageFrame
      title={<Trans>Your college plan</Trans>}
      lead={<Trans>Everything you have gathered and decided, in one place. Only you can see it.</Trans>}
      tools={<KeepMenu />}
    >
      <Contents />
      <CollegesSection personId={personId} />
      <div className={styles.pairs}>
        <IntentSection personId={personId} />
        <TransitionPlanSection personId={personId} />
        <ReportedSection personId={personId} />
        <ProgramsSection personId={personId} />
        <CareersSection personId={personId} />
        <SearchesSection personId={personId} />
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
