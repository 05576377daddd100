import type { FigureDefinition, FigureGroup } from '@longleaf/rules/colleges/figures/figure';
import { figureGroupKeys, figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type { CollegeFigures, FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';
import type pg from 'pg';
import { snakeCase } from '../naming/snake-case.ts';

/** The joins that supply each figure group by its alias. The college is `college`. */
export const figureJoins = figureGroupKeys
  .map(
    (key) =>
      `left join catalog.figures_${snakeCase(key)} figures_of_${snakeCase(key)} on figures_of_${snakeCase(key)}.college_id = college.id`,
  )
  .join('\n');

/** Reads the figures of all colleges. */
export async function readFigures(client: pg.PoolClient): Promise<(id: number) => CollegeFigures> {
  const tables: [FigureGroupKey, FigureTable][] = [];
  for (const key of figureGroupKeys) {
    const columns = Object.keys(figureGroups[key].figures).map(snakeCase);
    // One client has one query at a time.
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await client.query<Value[]>({
      text: `select college_id, ${columns.join(', ')} from catalog.figures_${snakeCase(key)}`,
      rowMode: 'array',
    });
    tables.push([key, new FigureTable(figureGroups[key], rows)]);
  }
  return (id) => Object.fromEntries(tables.map(([key, table]) => [key, table.of(id)])) as CollegeFigures;
}

type Value = number | boolean | string | null;

/** One group of figures: a million of them are kept as plain numbers, which the garbage collector need not walk through. */
class FigureTable {
  private readonly figures: readonly (readonly [name: string, definition: FigureDefinition])[];
  private readonly rowOf: ReadonlyMap<number, number>;
  private readonly numbers: Float64Array;
  private readonly texts: string[] = [];

  /** @param rows each with the id of its college first, then the figures in the order of the group. */
  constructor(group: FigureGroup, rows: readonly Value[][]) {
    this.figures = Object.entries(group.figures);
    this.rowOf = new Map(rows.map(([id], row) => [Number(id), row]));
    const width = this.figures.length;
    this.numbers = new Float64Array(rows.length * width);
    for (const [row, [, ...values]] of rows.entries())
      for (const [column, value] of values.entries())
        this.numbers[row * width + column] = this.numberOf(value);
  }

  /** The group's figures of a college; null for everything that it did not report. */
  of(id: number): Readonly<Record<string, Value>> {
    const row = this.rowOf.get(id);
    const width = this.figures.length;
    return Object.fromEntries(
      this.figures.map(([name, { unit }], column) => [
        name,
        row === undefined ? null : this.valueOf(this.numbers[row * width + column] ?? Number.NaN, unit),
      ]),
    );
  }

  private numberOf(value: Value | undefined): number {
    if (value === null || value === undefined) return Number.NaN;
    return typeof value === 'string' ? this.texts.push(value) - 1 : Number(value);
  }

  private valueOf(number: number, unit: FigureDefinition['unit']): Value {
    if (Number.isNaN(number)) return null;
    if (unit === 'flag') return number === 1;
    return unit === 'text' ? (this.texts[number] ?? null) : number;
  }
}
