import { expect, it } from 'vitest';
import type { FileKind } from '../kind.ts';
import { fileKinds } from './all.ts';
import { officialHeaders } from './official-headers.ts';

it.each(Object.entries(officialHeaders))('finds every column of %s in the official header', (key, header) => {
  const kind = fileKinds.find((candidate) => candidate.key === key) as FileKind;
  const columns = new Set(header.split(' '));
  const wanted = [
    ...kind.needs,
    ...Object.values(kind.targets).flatMap((fields) => fields.flatMap((field) => field.columns)),
  ];
  expect(wanted.filter((column) => !columns.has(column))).toEqual([]);
});

it('reads each fact of a group at most once', () => {
  for (const kind of fileKinds) {
    for (const fields of Object.values(kind.targets)) {
      const facts = fields.map((field) => field.fact);
      expect(new Set(facts).size).toBe(facts.length);
    }
  }
});
