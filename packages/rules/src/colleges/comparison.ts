/** How a filter compares a college's figure with its value (CON-023, GAP-075). */
export const comparisons = [
  'lessThan',
  'lessOrEqual',
  'equal',
  'notEqual',
  'greaterOrEqual',
  'greaterThan',
  'contains',
  'in',
  'withinRadius',
] as const;
export type Comparison = (typeof comparisons)[number];

/** How filters are joined (CON-024). */
export const joins = ['And', 'Or'] as const;
export type Join = (typeof joins)[number];

const otherSpellings: Readonly<Record<string, Comparison>> = {
  '<': 'lessThan',
  '<=': 'lessOrEqual',
  '=': 'equal',
  '==': 'equal',
  '!=': 'notEqual',
  '<>': 'notEqual',
  '>=': 'greaterOrEqual',
  '>': 'greaterThan',
  lessthanorequal: 'lessOrEqual',
  greaterthanorequal: 'greaterOrEqual',
  lessthanequal: 'lessOrEqual',
  greaterthanequal: 'greaterOrEqual',
  equals: 'equal',
  notequals: 'notEqual',
};

/** Reads a comparison in any letter case, with or without spaces, or as a sign ('<='); undefined when unknown. */
export function readComparison(text: string): Comparison | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s_-]/g, '');
  return otherSpellings[plain] ?? comparisons.find((name) => name.toLowerCase() === plain);
}

/** Reads And or Or in any letter case; undefined when it is neither. */
export function readJoin(text: string): Join | undefined {
  return joins.find((join) => join.toLowerCase() === text.trim().toLowerCase());
}

export const numberComparisons = [
  'lessThan',
  'lessOrEqual',
  'equal',
  'notEqual',
  'greaterOrEqual',
  'greaterThan',
] as const;
export type NumberComparison = (typeof numberComparisons)[number];

/** Says whether a comparison makes sense for figures. */
export function isNumberComparison(comparison: Comparison): comparison is NumberComparison {
  return (numberComparisons as readonly string[]).includes(comparison);
}

/** Compares a reported figure with a bound. A figure that is not reported never matches: ask before calling. */
export function compareNumber(figure: number, comparison: NumberComparison, bound: number): boolean {
  switch (comparison) {
    case 'lessThan':
      return figure < bound;
    case 'lessOrEqual':
      return figure <= bound;
    case 'equal':
      return figure === bound;
    case 'notEqual':
      return figure !== bound;
    case 'greaterOrEqual':
      return figure >= bound;
    case 'greaterThan':
      return figure > bound;
  }
}
