import type { CareerDetails } from '@longleaf/contract/career-details';
import columns from '../../domain/explore/columns.module.css';
import { CareerHead } from './career-head.tsx';
import { Education } from './education.tsx';
import { Interests } from './interests.tsx';
import { KeyFacts } from './key-facts.tsx';
import { OnwardBar } from './onward/onward-bar.tsx';
import { OtherTitles } from './other-titles.tsx';
import { Outlook } from './outlook.tsx';
import { ProgramsHere } from './programs-here.tsx';
import { RelatedCareers } from './related-careers.tsx';
import { SchoolsHere } from './schools-here.tsx';
import { Skills } from './skills.tsx';
import { WagePanel } from './wages/wage-panel.tsx';

/** A career: what it pays where, what it takes, and the way there. */
export function CareerScreen({ career }: { career: CareerDetails }) {
  return (
    <div className={`wrap ${columns.page}`}>
      <OnwardBar key={career.urlName} career={career} />
      <CareerHead career={career} />
      <KeyFacts career={career} />
      <WagePanel career={career} />
      <div className={columns.two}>
        <div className={columns.stack}>
          <Education career={career} />
          <ProgramsHere career={career} />
          <SchoolsHere career={career} />
          <Skills career={career} />
        </div>
        <aside className={columns.aside}>
          <Interests career={career} />
          <Outlook career={career} />
          <OtherTitles career={career} />
          <RelatedCareers career={career} />
        </aside>
      </div>
    </div>
  );
}
