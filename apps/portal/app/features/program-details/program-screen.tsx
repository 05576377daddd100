import type { ProgramDetails } from '@longleaf/contract/program-details';
import columns from '../../domain/explore/columns.module.css';
import { Awards } from './awards.tsx';
import { CareersAfter } from './careers-after.tsx';
import { KeyFacts } from './key-facts.tsx';
import { ProgramHead } from './program-head.tsx';
import { RelatedPrograms } from './related-programs.tsx';
import { SchoolsOffering } from './schools-offering.tsx';

/** A program: what it leads to, the awards there are, and the colleges that offer it (UI-025). */
export function ProgramScreen({ program }: { program: ProgramDetails }) {
  return (
    <div className={`wrap ${columns.page}`}>
      <ProgramHead program={program} />
      <KeyFacts program={program} />
      <div className={columns.two}>
        <div className={columns.stack}>
          <CareersAfter program={program} />
          <SchoolsOffering program={program} />
        </div>
        <aside className={columns.aside}>
          <Awards program={program} />
          <RelatedPrograms program={program} />
        </aside>
      </div>
    </div>
  );
}
