import { Plural, Trans } from '@lingui/react/macro';
import type { ProgramCard } from '@longleaf/contract/program-card';
import { SaveProgramButton } from '../saved-programs/save-program-button.tsx';
import { ExploreCard } from '../explore/search/explore-card.tsx';
import { useDegreeWords } from '../colleges/use-degree-words.ts';
import { count } from '../../lib/format.ts';
import { Stat } from '../../ui/stat.tsx';
import { PROGRAMS_PATH } from './programs-path.ts';

const AWARDS_NAMED = 3;

interface ProgramResultProps {
  program: ProgramCard;
  /** Instead of the button that saves. */
  actions?: React.ReactNode;
  /** What has changed since it was saved. */
  since?: string | null;
}

/** A program in a list: its field, which awards one can earn, who teaches it and where it leads. */
export function ProgramResult({ program, actions, since }: ProgramResultProps) {
  const { several } = useDegreeWords();
  const { id, title, urlName, description, family, degreeTypes, schools, ncSchools, occupations } = program;
  // The commonest three say enough here; the program's page names all.
  const named = degreeTypes.slice(0, AWARDS_NAMED).map(several).join(', ');
  const more = degreeTypes.length - AWARDS_NAMED;
  return (
    <ExploreCard
      to={`${PROGRAMS_PATH}/${urlName}`}
      title={title}
      eyebrow={family.title}
      description={description}
      below={
        more > 0 ? (
          <Trans>
            {named} and <Plural value={more} one="# more award" other="# more awards" />
          </Trans>
        ) : (
          named
        )
      }
      since={since}
      figures={
        <>
          <Stat label={<Trans>Colleges in NC</Trans>} figure={count(ncSchools)} />
          <Stat label={<Trans>Colleges in the US</Trans>} figure={count(schools)} />
          <Stat
            label={<Trans>Leads to</Trans>}
            figure={<Plural value={occupations} _0="No single career" one="# career" other="# careers" />}
          />
        </>
      }
      actions={actions ?? <SaveProgramButton programId={id} title={title} />}
    />
  );
}
