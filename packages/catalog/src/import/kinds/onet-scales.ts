import { educationLevels } from '@longleaf/rules/careers/education';
import { interestAreas } from '@longleaf/rules/careers/interests';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  occupationActivity,
  occupationContext,
  occupationEducation,
  occupationElement,
  occupationInterest,
  occupationKnowledge,
  occupationSkill,
  occupationWorkValue,
} from '../../tables/careers.ts';
import { CellProblem, codeOf, numberOf, problemOf, textOf, wholeOf } from '../records/cells.ts';
import { ColumnsBuilder } from '../records/columns-builder.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { ImportRefused } from '../refused.ts';
import { repeated } from '../skipped.ts';
import type { Harmless } from '../skipped.ts';
import { occupationColumn, ofRelease, onetCodeOf } from './onet.ts';

const elementId = /^\d(\.[A-Z0-9]{1,2}){1,5}$/i;
const measured = [occupationColumn, 'ELEMENT ID', 'ELEMENT NAME', 'SCALE ID', 'DATA VALUE'];
type Cell = (column: string) => string;

const element = (cell: Cell) => codeOf('ELEMENT ID', cell('ELEMENT ID'), elementId, 'element of O*NET');
const value = (cell: Cell, least: number, most: number) =>
  numberOf('DATA VALUE', cell('DATA VALUE'), least, most);

/** Values of one occupation, kept until the rest of them is read. */
class Values {
  readonly #byCode = new Map<string, Map<string, number>>();

  /** Keeps a value; says so when there is one already, the same or another. */
  keep(code: string, name: string, figure: number): string | Harmless | undefined {
    const values = this.#byCode.get(code) ?? new Map<string, number>();
    if (values.get(name) === figure) return repeated;
    if (values.has(name)) return `repeats ${name} of ${code} with another value`;
    this.#byCode.set(code, values.set(name, figure));
    return undefined;
  }

  get entries(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    return this.#byCode;
  }
}

const highPointIds = ['1.B.1.g', '1.B.1.h', '1.B.1.i'];
const interestIds = ['1.B.1.a', '1.B.1.b', '1.B.1.c', '1.B.1.d', '1.B.1.e', '1.B.1.f'];
const letters = ['R', 'I', 'A', 'S', 'E', 'C'];

/** Six scores and up to three high points for each occupation, a row each. */
export const onetInterests: RecordKind = {
  key: 'onet-interests',
  title: 'O*NET file “Interests”',
  needs: measured,
  ...ofRelease,
  start: () => {
    const values = new Values();
    return {
      add: (cell) =>
        problemOf(() => {
          const id = element(cell);
          if (!interestIds.includes(id) && !highPointIds.includes(id)) return undefined;
          const isPoint = highPointIds.includes(id);
          return values.keep(
            onetCodeOf(cell),
            id,
            isPoint ? wholeOf('DATA VALUE', cell('DATA VALUE'), 0, 6) : value(cell, 1, 7),
          );
        }),
      finish: () => {
        const builder = new ColumnsBuilder(
          ['onetCode', ...interestAreas, 'hollandCode'],
          ({ onetCode }) => onetCode,
        );
        for (const [onetCode, ofOne] of values.entries) {
          const scores = interestIds.map((id) => ofOne.get(id));
          if (scores.includes(undefined))
            throw new ImportRefused(`${onetCode} lacks one of the six interests. Nothing was loaded.`);
          const points = highPointIds.map((id) => letters[(ofOne.get(id) ?? 0) - 1] ?? '');
          builder.add({
            onetCode,
            ...(Object.fromEntries(
              interestAreas.map((area, index) => [area, String(scores[index])]),
            ) as Record<(typeof interestAreas)[number], string>),
            hollandCode: points.join(''),
          });
        }
        return [{ key: 'interests', table: occupationInterest, columns: builder.columns }];
      },
    };
  },
};

/** Keeps the name of an element. @throws CellProblem when it has another one, or another has it: it is another column. */
function nameOne(names: Map<string, string>, id: string, name: string): void {
  const before = names.get(id);
  if (before === name) return;
  if (before !== undefined)
    throw new CellProblem(`ELEMENT NAME of ${id} is “${name.slice(0, 40)}” and “${before}”`);
  const namesake = [...names].find(([, one]) => one === name)?.[0];
  if (namesake !== undefined)
    throw new CellProblem(`ELEMENT NAME “${name.slice(0, 40)}” stands for ${id} and for ${namesake}`);
  names.set(id, name);
}

/** Importance and level of each element, a row each. */
function ratings(key: string, title: string, source: string, table: PgTable): RecordKind {
  return {
    key,
    title: `O*NET file “${title}”`,
    needs: measured,
    ...ofRelease,
    start: () => {
      const importance = new Values();
      const level = new Values();
      const names = new Map<string, string>();
      return {
        add: (cell) =>
          problemOf(() => {
            const code = onetCodeOf(cell);
            const id = element(cell);
            nameOne(names, id, textOf('ELEMENT NAME', cell('ELEMENT NAME')));
            if (cell('SCALE ID') === 'IM') return importance.keep(code, id, value(cell, 1, 5));
            if (cell('SCALE ID') === 'LV') return level.keep(code, id, value(cell, 0, 7));
            throw new CellProblem(`SCALE ID “${cell('SCALE ID').slice(0, 10)}” is neither IM nor LV`);
          }),
        finish: () => {
          const builder = new ColumnsBuilder(
            ['onetCode', 'element', 'importance', 'level'],
            (row) => `${row.onetCode} ${row.element}`,
          );
          for (const [onetCode, ofOne] of importance.entries) {
            for (const [id, figure] of ofOne) {
              const height = level.entries.get(onetCode)?.get(id);
              if (height === undefined)
                throw new ImportRefused(`${onetCode} has no level for ${id}. Nothing was loaded.`);
              builder.add({ onetCode, element: id, importance: String(figure), level: String(height) });
            }
          }
          for (const [onetCode, ofOne] of level.entries)
            for (const id of ofOne.keys())
              if (importance.entries.get(onetCode)?.get(id) === undefined)
                throw new ImportRefused(`${onetCode} has no importance for ${id}. Nothing was loaded.`);
          return [
            { key: source, table, columns: builder.columns },
            {
              key: 'elements',
              table: occupationElement,
              keepsRows: true,
              columns: new Map([
                ['element', [...names.keys()]],
                ['name', [...names.values()]],
              ]),
            },
          ];
        },
      };
    },
  };
}

export const onetSkills = ratings('onet-skills', 'Skills', 'skills', occupationSkill);
export const onetKnowledge = ratings('onet-knowledge', 'Knowledge', 'knowledge', occupationKnowledge);

interface OneScale {
  readonly key: string;
  readonly title: string;
  readonly source: string;
  readonly table: PgTable;
  /** Where the figure stands in the table. */
  readonly column: 'importance' | 'value';
  /** The scale that is kept, and the others that the file has beside it. */
  readonly scale: string;
  readonly others: readonly string[];
  readonly most: number;
}

/** One figure for each element, a row each. */
function oneScale({ key, title, source, table, column, scale, others, most }: OneScale): RecordKind {
  return {
    key,
    title: `O*NET file “${title}”`,
    needs: measured,
    ...ofRelease,
    start: () => {
      const builder = new ColumnsBuilder<string>(
        ['onetCode', 'element', column],
        (row) => `${row['onetCode']} ${row['element']}`,
      );
      const called = new Map<string, string>();
      return {
        add: (cell) =>
          problemOf(() => {
            const onetCode = onetCodeOf(cell);
            const id = element(cell);
            nameOne(called, id, textOf('ELEMENT NAME', cell('ELEMENT NAME')));
            if (others.includes(cell('SCALE ID'))) return undefined;
            if (cell('SCALE ID') !== scale)
              throw new CellProblem(
                `SCALE ID “${cell('SCALE ID').slice(0, 10)}” is none of ${[scale, ...others].join(', ')}`,
              );
            return builder.add({ onetCode, element: id, [column]: String(value(cell, 1, most)) });
          }),
        finish: () => [{ key: source, table, columns: builder.columns }],
      };
    },
  };
}

export const onetWorkActivities = oneScale({
  key: 'onet-work-activities',
  title: 'Work Activities',
  source: 'work-activities',
  table: occupationActivity,
  column: 'importance',
  scale: 'IM',
  others: ['LV'],
  most: 5,
});

/** The mean of the answers; how many gave which one, and the questions about hours and weeks, stand beside it in the file. */
export const onetWorkContext = oneScale({
  key: 'onet-work-context',
  title: 'Work Context',
  source: 'work-context',
  table: occupationContext,
  column: 'value',
  scale: 'CX',
  others: ['CXP', 'CT', 'CTP'],
  most: 5,
});

/** How far the work fulfils each value; which are the highest follows from it. */
export const onetWorkValues = oneScale({
  key: 'onet-work-values',
  title: 'Work Values',
  source: 'work-values',
  table: occupationWorkValue,
  column: 'value',
  scale: 'EX',
  others: ['VH'],
  most: 7,
});

const requiredEducation = 'RL';

/** Percent of people by the education that the job takes; the other scales of the file are about training. */
export const onetEducation: RecordKind = {
  key: 'onet-education',
  title: 'O*NET file “Education, Training, and Experience”',
  needs: [...measured, 'CATEGORY'],
  ...ofRelease,
  start: () => {
    const builder = new ColumnsBuilder(
      ['onetCode', 'level', 'percent'],
      (row) => `${row.onetCode} ${row.level}`,
    );
    return {
      add: (cell) =>
        problemOf(() => {
          const onetCode = onetCodeOf(cell);
          if (cell('SCALE ID') !== requiredEducation) return undefined;
          const level = wholeOf('CATEGORY', cell('CATEGORY'), 1, educationLevels.length);
          const percent = value(cell, 0, 100);
          return percent === 0
            ? undefined
            : builder.add({ onetCode, level: String(level), percent: String(percent) });
        }),
      finish: () => [{ key: 'occupation-education', table: occupationEducation, columns: builder.columns }],
    };
  },
};
