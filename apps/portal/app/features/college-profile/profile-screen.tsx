import { useLingui } from '@lingui/react';
import type { ProfileSection } from '@longleaf/rules/colleges/figures/figure';
import { Suspense, useEffect, useRef } from 'react';
import { CompareTray } from '../../domain/compare/compare-tray.tsx';
import type { College, SectionProps } from './blocks/college.ts';
import { hasChangeToTell } from './has-change-to-tell.ts';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-screen.module.css';
import { About } from './sections/about.tsx';
import { SECTION_TABS } from './sections/section-words.ts';
import { later } from '../../ui/later.ts';

/** Few colleges have closed or will: the others need not carry the words for it. */
const ChangeNotice = later(async () => ({ default: (await import('./change-notice.tsx')).ChangeNotice }));

type Section = React.ComponentType<SectionProps>;

/** A section whose code comes when it is opened; the server draws it all the same. */
const sectionOf = (load: () => Promise<Section>) => later(async () => ({ default: await load() }));

const SECTIONS: Readonly<Record<ProfileSection, Section>> = {
  about: About,
  admissions: sectionOf(async () => (await import('./sections/admissions.tsx')).Admissions),
  academics: sectionOf(async () => (await import('./sections/academics.tsx')).Academics),
  'cost-and-financial-aid': sectionOf(async () => (await import('./sections/cost-and-aid.tsx')).CostAndAid),
  'student-life': sectionOf(async () => (await import('./sections/student-life.tsx')).StudentLife),
  'transfer-student': sectionOf(async () => (await import('./sections/transfer.tsx')).Transfer),
  'international-students': sectionOf(
    async () => (await import('./sections/international.tsx')).International,
  ),
  'learning-disabilities': sectionOf(
    async () => (await import('./sections/learning-disabilities.tsx')).LearningDisabilities,
  ),
};

/** A college's profile: its head, and one of its eight sections. */
export function ProfileScreen({ college, section }: { college: College; section: ProfileSection }) {
  const { _ } = useLingui();
  const Section = SECTIONS[section];
  const heading = useFocusOnChange(college.id, section);
  return (
    <div className={styles.page}>
      <ProfileHead college={college} section={section} />
      <div className="wrap">
        {hasChangeToTell(college) && (
          <Suspense>
            <ChangeNotice college={college} />
          </Suspense>
        )}
        <h2 ref={heading} tabIndex={-1} className={section === 'about' ? 'visually-hidden' : styles.heading}>
          {_(SECTION_TABS[section])}
        </h2>
        <Suspense>
          <Section college={college} />
        </Suspense>
      </div>
      <CompareTray />
    </div>
  );
}

/** Moves focus to the heading when another section of the same college is opened, so that reading starts there. */
function useFocusOnChange(collegeId: number, section: ProfileSection) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef({ collegeId, section });
  useEffect(() => {
    const before = former.current;
    former.current = { collegeId, section };
    if (before.section === section || before.collegeId !== collegeId) return;
    // After the shell, which moves focus to the page as a whole.
    queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  }, [collegeId, section]);
  return heading;
}
