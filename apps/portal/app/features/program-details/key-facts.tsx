import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgramDetails } from '@longleaf/contract/program-details';
import { count, percent } from '../../lib/format.ts';
import { useDegreeWords } from '../../domain/colleges/use-degree-words.ts';
import { useWageWords } from '../../domain/explore/wage-words.ts';
import { FactRow } from '../../ui/fact-row.tsx';
import { Stat } from '../../ui/stat.tsx';
import { commonestLevel, totalAwards } from './levels.ts';

/** The five facts people ask for first. */
export function KeyFacts({ program }: { program: ProgramDetails }) {
  const { t } = useLingui();
  const { one } = useDegreeWords();
  const wageWords = useWageWords();
  const { schools, levels, occupations, years } = program;
  const common = commonestLevel(levels);
  const awards = totalAwards(levels);
  const inNation = count(schools.totalCount);
  const [career] = occupations.results;
  return (
    <section aria-label={t`Key facts`}>
      <FactRow>
        <Stat
          size="key"
          label={<Trans>Colleges in North Carolina</Trans>}
          figure={schools.ncCount === 0 ? t`None` : count(schools.ncCount)}
          context={<Trans>{inNation} in the nation</Trans>}
        />
        <Stat
          size="key"
          label={<Trans>Most common award</Trans>}
          figure={common === null ? t`Not reported` : one(common.option)}
          context={common !== null && <Trans>{percent(common.awards / awards)} of all awards</Trans>}
        />
        <Stat
          size="key"
          label={<Trans>Awards in {years.awards}</Trans>}
          figure={schools.totalCount === 0 ? t`Not reported` : count(awards)}
          context={<Trans>In the whole nation</Trans>}
        />
        <Stat
          size="key"
          label={<Trans>Careers it leads to</Trans>}
          figure={occupations.totalCount === 0 ? t`Many` : count(occupations.totalCount)}
          context={occupations.totalCount === 0 ? <Trans>Not one in particular</Trans> : undefined}
        />
        {career && (
          <Stat
            size="key"
            label={<Trans>Middle pay in North Carolina, {years.ncWages}</Trans>}
            figure={wageWords(career.wages.nc)}
            context={career.occTitle}
          />
        )}
      </FactRow>
    </section>
  );
}
