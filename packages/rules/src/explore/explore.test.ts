import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeBeginning } from './code-term.ts';
import { pageLinks, pageOfLink } from './page-links.ts';
import { findCluster, readSearchType } from './search-question.ts';
import { titleForms } from './title-forms.ts';

describe('search types (GAP-030)', () => {
  it.each([
    [undefined, 'text'],
    ['', 'text'],
    ['text', 'text'],
    ['Cluster', 'cluster'],
    [' SAVED ', 'saved'],
    ['all', undefined],
    ['__proto__', undefined],
  ])('%j is %s', (text, type) => expect(readSearchType(text)).toBe(type));
});

describe('career clusters (GAP-073)', () => {
  it.each([
    ['H', 'Health'],
    ['h', 'Health'],
    ['health', 'Health'],
    ['Health Science', 'Health'],
    ['P', 'Transportation'],
    ['Q', undefined],
    ['', undefined],
  ])('%j is %s', (text, key) => expect(findCluster(text)?.key).toBe(key));
});

describe('links to the pages around one (ST-145)', () => {
  const question = { search: 'nurse & co', page: 2, pageSize: 10, searchType: 'text' };
  it('carry the whole question', () => {
    const { next, previous } = pageLinks('/api/careers/occupations', question, 25);
    expect(next).toBe('/api/careers/occupations?search=nurse+%26+co&page=3&pageSize=10&searchType=text');
    expect(previous).toBe('/api/careers/occupations?search=nurse+%26+co&page=1&pageSize=10&searchType=text');
  });

  it.each([
    [1, 0, null, null],
    [1, 10, null, null],
    [1, 11, 2, null],
    [2, 11, null, 1],
    [9, 11, null, 2],
    [9, 0, null, 1],
  ])('page %i of %i results has %j after and %j before it', (page, total, after, before) => {
    const { next, previous } = pageLinks('/x', { ...question, page }, total);
    expect([pageOfLink(next), pageOfLink(previous)]).toEqual([after, before]);
  });

  it('lead through every result once and end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 50 }), (total, pageSize) => {
        let page: number | null = 1;
        let seen = 0;
        while (page !== null) {
          seen += Math.min(pageSize, Math.max(0, total - (page - 1) * pageSize));
          page = pageOfLink(pageLinks('/x', { ...question, page, pageSize }, total).next);
        }
        expect(seen).toBe(total);
      }),
    );
  });

  it.each([null, '', '/x', '/x?page=', '/x?page=abc', '/x?page=0', '/x?page=1.5'])(
    '%j leads nowhere',
    (link) => expect(pageOfLink(link)).toBeNull(),
  );
});

describe('names inside a title', () => {
  it.each([
    ['Registered Nurses', ['Registered Nurses']],
    ['Architects, Except Landscape and Naval', ['Architects']],
    [
      'Farmers, Ranchers, and Other Agricultural Managers',
      ['Farmers, Ranchers, and Other Agricultural Managers', 'Farmers'],
    ],
    ['Biology Teachers, Postsecondary', ['Biology Teachers, Postsecondary']],
    ['Physicians, Pathologists', ['Physicians, Pathologists']],
    [
      'Computer, Automated Teller, and Office Machine Repairers',
      ['Computer, Automated Teller, and Office Machine Repairers'],
    ],
    ['', ['']],
  ])('of %j are %j', (title, names) => expect(titleForms(title)).toEqual(names));
});

describe('codes as terms', () => {
  it.each([
    ['29-1141', '-', '29-1141'],
    ['29-1141.00', '-', '29-1141.00'],
    ['29-', '-', '29-'],
    ['291141', '-', '29-1141'],
    ['29114101', '-', '29-1141.01'],
    ['2911', '-', '29-11'],
    ['29', '-', undefined],
    ['nurse', '-', undefined],
    ['51.3801', '-', undefined],
    ['51.3801', '.', '51.3801'],
    ['513801', '.', '51.3801'],
    ['51.', '.', '51.'],
    ['5138011', '.', undefined],
    ['29-1141', '.', undefined],
  ] as const)('%j with %j is %j', (term, mark, code) => expect(codeBeginning(term, mark)).toBe(code));
});
