import type { DataSection } from '@longleaf/contract/your-data';
import { holdsRole, ROLES } from '@longleaf/rules/accounts/roles';
import type { Dependencies } from '../../dependencies.ts';

type Facts = Pick<Dependencies, 'catalog' | 'findCollege'>;
type Row = DataSection['rows'][number];
type Value = Row[string];
type Named = { name: string; of: (facts: Facts, code: string) => string | undefined };

const college: Named['of'] = ({ findCollege }, code) => findCollege(Number(code))?.name;
const school: Named['of'] = ({ catalog }, code) => catalog.organizations().find(code)?.name;

/** The columns that hold a code, and what the code stands for; by table, or the same in every table. */
const CODES: Readonly<Record<string, Named>> = {
  collegeId: { name: 'college', of: college },
  'prospects.applicationDefinitionId': { name: 'college', of: college },
  primarySchoolCrmId: { name: 'primarySchool', of: school },
  'associated_schools.crmId': { name: 'school', of: school },
  'saved_careers.code': {
    name: 'career',
    of: ({ catalog }, code) => catalog.careers().find(code)?.title,
  },
  'saved_programs.code': {
    name: 'program',
    of: ({ catalog }, code) => {
      const programs = catalog.programs();
      const position = programs.positionOf(code);
      return position === undefined ? undefined : programs.at(position)?.title;
    },
  },
  role: {
    name: 'roles',
    of: (_, code) =>
      ROLES.filter(({ flag }) => holdsRole(Number(code), flag))
        .map(({ label }) => label)
        .join('; ') || undefined,
  },
};

/** Puts beside each code of a section what it stands for: a page of numbers would not be readable. */
export function named(facts: Facts, section: DataSection): DataSection {
  return { ...section, rows: section.rows.map((row) => namedRow(facts, section.id, row)) };
}

function namedRow(facts: Facts, table: string, row: Row): Row {
  const entries = Object.entries(row).flatMap(([column, value]): [string, Value][] => {
    const code = CODES[`${table}.${column}`] ?? CODES[column];
    const isCode = typeof value === 'string' || typeof value === 'number';
    const words = isCode ? code?.of(facts, String(value)) : undefined;
    return code && words !== undefined
      ? [
          [column, value],
          [code.name, words],
        ]
      : [[column, value]];
  });
  return Object.fromEntries(entries);
}
