import { Trans } from '@lingui/react/macro';
import { actBands, type Band, bandOf, satBands } from '@longleaf/rules/colleges/bands';
import { useQuery } from '@tanstack/react-query';
import { type BestScores, bestScores } from '../../../data/test-scores/best.ts';
import { testScoresQuery } from '../../../data/test-scores/queries.ts';
import type { CollegeFilters } from '../../../domain/college-search/college-search.ts';
import { toggleChoice } from '../../../domain/college-search/edit.ts';
import { useSession } from '../../../shell/session/session.ts';
import filterStyles from '../rail/filter.module.css';

interface ScoreFamily {
  bands: readonly Band[];
  best: keyof BestScores;
}

/** The families of filters for which somebody may have a score of their own. */
export const SCORE_FAMILIES: Readonly<Record<string, ScoreFamily>> = {
  act: { bands: actBands, best: 'act' },
  satReading: { bands: satBands, best: 'satReading' },
  satMath: { bands: satBands, best: 'satMath' },
};

interface MyScoreProps extends ScoreFamily {
  family: string;
  label: React.ReactNode;
  filters: CollegeFilters;
  onFilters: (filters: CollegeFilters) => void;
}

/** One tap: the colleges whose middle score lies in the range of a person's best one. Nothing for those without a score. */
export function MyScore({ family, label, bands, best, filters, onFilters }: MyScoreProps) {
  const session = useSession();
  const person = session.status === 'signed-in' ? session.person.id : undefined;
  const { data: score } = useQuery({
    ...testScoresQuery(person ?? ''),
    enabled: person !== undefined,
    select: (scores) => bestScores(scores)[best],
  });
  const band = bandOf(bands, score ?? null);
  if (person === undefined || score === undefined || score === null || !band) return null;
  return (
    <button
      type="button"
      className={filterStyles.more}
      aria-pressed={filters.choices[family]?.includes(band.value) ?? false}
      onClick={() => onFilters(toggleChoice(filters, family, band.value))}
    >
      <Trans>
        Use my best score, {score} <span className="visually-hidden">({label})</span>
      </Trans>
    </button>
  );
}
