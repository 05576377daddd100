import type { Careers } from '@longleaf/catalog/careers/careers';
import type { OccupationFacts, Rating } from '@longleaf/catalog/careers/facts';
import type { AssessmentDefinition, Category } from '@longleaf/rules/assessments/definition';
import { type NeededLevel, unitOf } from '@longleaf/rules/assessments/fit';
import { scalesOf } from '@longleaf/rules/assessments/scoring';
import { interestAreas } from '@longleaf/rules/careers/interests';
import { workValues } from '@longleaf/rules/careers/work-values';

/** One career with a figure for each scale of an assessment. */
export interface Rated {
  readonly position: number;
  /** As O*NET publishes them. */
  readonly figures: readonly number[];
  /** What is compared: the figures, or for skills how far they are from those of other careers. */
  readonly compared: readonly number[];
  /** What levels are needed; of skills only. */
  readonly needed: readonly NeededLevel[];
}

/**
 * The careers that have all figures which an assessment compares, the one with the most jobs first, and their figures in
 * columns: those of one career after those of the other. A ranking goes through numbers alone.
 */
export interface CareerFigures {
  readonly positions: Uint16Array;
  /** What answers are multiplied with: vectors of length 1, or of work values the figures. */
  readonly vectors: Float64Array;
  readonly levels: Float64Array;
  readonly importances: Float64Array;
  /** What reasons are told of. */
  readonly at: (position: number) => Rated | undefined;
}

const known = new WeakMap<Careers, Map<number, CareerFigures>>();

/** What an assessment compares of careers; worked out once for each version of the catalogue. */
export function figuresOf(careers: Careers, definition: AssessmentDefinition): CareerFigures {
  const ofCareers = known.get(careers) ?? new Map<number, CareerFigures>();
  known.set(careers, ofCareers);
  const there = ofCareers.get(definition.id);
  if (there) return there;
  const made = inColumns(rated(careers, definition), definition);
  ofCareers.set(definition.id, made);
  return made;
}

function inColumns(all: readonly Rated[], { fits }: AssessmentDefinition): CareerFigures {
  // A career whose figures are all the same goes with no profile; how far its levels are can be told all the same.
  const rows = all.flatMap((one) => {
    const unit = unitOf(one.compared);
    return unit || fits === 'skillLevels' ? [{ ...one, unit: unit ?? [] }] : [];
  });
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const column = (of: (row: (typeof rows)[number]) => readonly number[]) =>
    Float64Array.from(rows.flatMap((row) => of(row)));
  return {
    positions: Uint16Array.from(rows, ({ position }) => position),
    // A profile may be alike though little is fulfilled: of work values it counts how far each is.
    vectors: column(({ unit, figures }) => (fits === 'workValues' ? figures : unit)),
    levels: column(({ needed }) => needed.map(({ level }) => level)),
    importances: column(({ needed }) => needed.map(({ importance }) => importance)),
    at: (position) => byPosition.get(position),
  };
}

function rated(careers: Careers, definition: AssessmentDefinition): Rated[] {
  const scales = scalesOf(definition);
  const all = careers.byJobs.flatMap((position) => {
    const career = careers.at(position);
    const ratings = career && scales.flatMap((scale) => ratingOf(career, scale) ?? []);
    if (!ratings || ratings.length !== scales.length) return [];
    return [{ position, figures: ratings.map(({ importance }) => importance), needed: ratings }];
  });
  // Reading and listening matter nearly everywhere: of skills it counts how much more one matters here than elsewhere.
  const isOfSkills = definition.fits === 'skills';
  const spreads = scales.map((_, place) => spreadOf(all.map(({ figures }) => figures[place] ?? 0)));
  return all.map((one) => {
    const compared = isOfSkills
      ? one.figures.map((figure, place) => {
          const { mean, deviation } = spreads[place] ?? { mean: 0, deviation: 0 };
          return deviation === 0 ? 0 : (figure - mean) / deviation;
        })
      : one.figures;
    return { ...one, compared };
  });
}

/** What O*NET says of a career on a scale: of interests and work values the figure stands as the importance. */
function ratingOf(career: OccupationFacts, { elements = [] }: Category): NeededLevel | undefined {
  const [element] = elements;
  const area = interestAreas.find((one) => one === element);
  if (area) return plain(career.interests?.[area]);
  const value = workValues.find(({ key }) => key === element);
  if (value) return plain(career.workValues?.[value.key]);
  const ratings = elements.flatMap((one) => career.skills.find((skill) => skill.element === one) ?? []);
  return ratings.length === elements.length && ratings.length > 0 ? together(ratings) : undefined;
}

const plain = (figure: number | undefined) =>
  figure === undefined ? undefined : { importance: figure, level: 0 };

function together(ratings: readonly Rating[]): NeededLevel {
  const mean = (of: (rating: Rating) => number) =>
    ratings.reduce((sum, rating) => sum + of(rating), 0) / ratings.length;
  return { importance: mean((one) => one.importance), level: mean((one) => one.level) };
}

function spreadOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(values.length, 1);
  return { mean, deviation: Math.sqrt(variance) };
}
