import type { CollegeQuery, FilterGroup } from '@longleaf/rules/colleges/filters/filter';
import { keep, unionOf } from './bitset.ts';
import type { Bits } from './bitset.ts';
import type { MatchRequest } from './match.ts';
import type { Snapshot } from './snapshot.ts';

/** The family whose boxes mean a credential in what is asked beside it. */
export const programTypeFamily = 'programType';

/** What a search wants to study: majors, the programs that lead to an occupation, or both. */
export interface Subjects {
  readonly majors: FilterGroup | undefined;
  readonly occupation: string | undefined;
}

/**
 * Gives the subjects that a program type is meant in; undefined where it means any program. Majors that are only one of
 * several things to match (families joined by Or), or that are asked to be absent, are no such subject.
 */
export function subjectsOf({ query, occupation }: MatchRequest): Subjects | undefined {
  const majors = query.join === 'And' ? wantedMajors(query) : undefined;
  return majors || occupation !== undefined ? { majors, occupation } : undefined;
}

function wantedMajors(query: CollegeQuery): FilterGroup | undefined {
  const group = query.groups.find((candidate) => candidate.family === 'major');
  const wanted = group?.conditions.filter((condition) => condition.kind === 'major' && !condition.not);
  return group && wanted && wanted.length > 0 ? { ...group, conditions: wanted } : undefined;
}

/** The colleges that offer a program type in every subject; in any of the majors where those are joined by Or. */
export function offeredIn(snapshot: Snapshot, { majors, occupation }: Subjects, type: string): Bits {
  const result = snapshot.scratch.copyOf(snapshot.all);
  if (occupation !== undefined) {
    keep(
      result,
      snapshot.sets.of(
        `${type} for ${occupation}`,
        () => snapshot.majors.leadingTo(occupation, type) ?? snapshot.none,
      ),
    );
  }
  const sets = (majors?.conditions ?? []).flatMap((condition) => {
    if (condition.kind !== 'major') return [];
    const { cip } = condition;
    return [snapshot.sets.of(`${type} in ${cip}`, () => snapshot.majors.offering(cip, type))];
  });
  if (majors?.join === 'Or') keep(result, unionOf(sets, snapshot.scratch.take()));
  else for (const set of sets) keep(result, set);
  return result;
}
