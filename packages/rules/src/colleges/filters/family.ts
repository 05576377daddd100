import { fill } from '../../words/fill.ts';
import type { Band } from '../bands.ts';
import type { Join, NumberComparison } from '../comparison.ts';

/** The six groups that the families are shown under. */
export const filterCategories = ['getting-in', 'cost', 'place', 'college', 'study', 'campus-life'] as const;
export type FilterCategory = (typeof filterCategories)[number];

export const filterCategoryLabels: Readonly<Record<FilterCategory, string>> = {
  'getting-in': /*i18n*/ 'Getting in',
  cost: /*i18n*/ 'Cost',
  place: /*i18n*/ 'Place',
  college: /*i18n*/ 'College',
  study: /*i18n*/ 'Study',
  'campus-life': /*i18n*/ 'Campus life',
};

/** One thing to tick (ENT-562 to 564). On the wire a filter is `{ key, group, value }` with the family's key as group. */
export interface FilterChoice {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  readonly pillText: string;
}

interface FamilyBase {
  readonly key: string;
  readonly category: FilterCategory;
  readonly label: string;
  /** What a user should know about the figures behind the family. */
  readonly note?: string;
  /** Whether its figure depends on the state that somebody lives in. */
  readonly byResidency?: true;
  readonly filters: readonly FilterChoice[];
}

/** A family of boxes. Which of them a college belongs to stands in `filter-values`. */
export interface ChoiceFamily extends FamilyBase {
  readonly kind: 'choice';
  /** How several boxes of this family join unless the filters say otherwise (CON-024). */
  readonly join: Join;
  /** Values that are not boxes of their own but may be asked for, such as `Soccer:Women`. */
  readonly accepts?: (value: string) => boolean;
  /** True when only what colleges report about themselves feeds it: offered once one has (section 2 of the catalogue). */
  readonly selfReported?: true;
  /** The boxes are bands of a figure, which can be compared, too. */
  readonly hasFigure?: true;
}

/** A family that compares one figure; its boxes are ready-made bounds. */
export interface NumberFamily extends FamilyBase {
  readonly kind: 'number';
  readonly unit: 'dollars' | 'fraction' | 'students';
  readonly comparison: NumberComparison;
  readonly minimum: number;
  readonly maximum: number;
}

/** Families answered by their own index: a name, a distance from a ZIP code, a single major (CIP code). */
export interface SpecialFamily extends FamilyBase {
  readonly kind: 'name' | 'distance' | 'major';
}

export type FilterFamily = ChoiceFamily | NumberFamily | SpecialFamily;

/** Makes a choice; the pill says what the box says unless a clearer text is given. */
export function choice(family: string, value: string, label: string, pillText: string = label): FilterChoice {
  return { key: family, value, label, pillText };
}

/**
 * Makes the choices of a family out of bands; the pill names the family so that '16 to 19' is understood.
 * @param pill the pill's words with `{band}` for the label of the band.
 */
export function bandChoices(family: string, bands: readonly Band[], pill: string): readonly FilterChoice[] {
  return bands.map((band) =>
    choice(family, band.value, band.label, band.pill ?? fill(pill, { band: band.label })),
  );
}

interface YesNoBox {
  readonly value: string;
  readonly label: string;
}

/** Makes a family of independent yes/no boxes, all of which a college must have (And). */
export function yesNoFamily(
  base: Pick<ChoiceFamily, 'key' | 'category' | 'label' | 'note'>,
  boxes: readonly YesNoBox[],
  join: Join = 'And',
): ChoiceFamily {
  return {
    ...base,
    kind: 'choice',
    join,
    filters: boxes.map((box) => choice(base.key, box.value, box.label)),
  };
}
