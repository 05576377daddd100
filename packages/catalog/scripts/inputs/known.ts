import type { ColumnTable } from '../../src/shipped/columns.ts';

/** Names that people use and the federal directory leaves out. */
export const nicknames: ColumnTable = fromRows(
  ['id', 'nickname'],
  [
    ['110635', 'Cal'],
    ['110662', 'UCLA'],
    ['126614', 'CU Boulder'],
    ['139755', 'Georgia Tech'],
    ['145637', 'U of I'],
    ['151351', 'IU Bloomington'],
    ['166683', 'MIT'],
    ['170976', 'U of M'],
    ['193900', 'NYU'],
    ['197869', 'App State'],
    ['198136', 'Campbell'],
    ['198419', 'Duke'],
    ['198464', 'ECU'],
    ['199102', 'NC A&T'],
    ['199102', 'A&T'],
    ['199111', 'UNCA'],
    ['199120', 'UNC'],
    ['199120', 'UNC-CH'],
    ['199120', 'Carolina'],
    ['199139', 'UNCC'],
    ['199148', 'UNC Greensboro'],
    ['199157', 'Central'],
    ['199157', 'NCCU'],
    ['199184', 'School of the Arts'],
    ['199193', 'NCSU'],
    ['199209', 'NC Wesleyan'],
    ['199281', 'UNC Pembroke'],
    ['199582', 'St Aug'],
    ['199847', 'Wake'],
    ['199847', 'WFU'],
    ['199856', 'Wake Tech'],
    ['200004', 'WCU'],
    ['204796', 'Ohio State'],
    ['214777', 'Penn State'],
    ['228778', 'UT Austin'],
    ['233921', 'Virginia Tech'],
    ['234076', 'UVA'],
    ['240444', 'UW Madison'],
    ['243780', 'Purdue'],
  ],
);

function fromRows(names: readonly string[], rows: readonly (readonly string[])[]): ColumnTable {
  return { names, columns: names.map((_, column) => rows.map((row) => row[column] ?? '')) };
}
