/**
 * The 100 counties of North Carolina by name, which is the order of their codes, 001 to 100 (ENT-147).
 * Source: US Census Bureau.
 */
const NAMES: readonly string[] = [
  'Alamance',
  'Alexander',
  'Alleghany',
  'Anson',
  'Ashe',
  'Avery',
  'Beaufort',
  'Bertie',
  'Bladen',
  'Brunswick',
  'Buncombe',
  'Burke',
  'Cabarrus',
  'Caldwell',
  'Camden',
  'Carteret',
  'Caswell',
  'Catawba',
  'Chatham',
  'Cherokee',
  'Chowan',
  'Clay',
  'Cleveland',
  'Columbus',
  'Craven',
  'Cumberland',
  'Currituck',
  'Dare',
  'Davidson',
  'Davie',
  'Duplin',
  'Durham',
  'Edgecombe',
  'Forsyth',
  'Franklin',
  'Gaston',
  'Gates',
  'Graham',
  'Granville',
  'Greene',
  'Guilford',
  'Halifax',
  'Harnett',
  'Haywood',
  'Henderson',
  'Hertford',
  'Hoke',
  'Hyde',
  'Iredell',
  'Jackson',
  'Johnston',
  'Jones',
  'Lee',
  'Lenoir',
  'Lincoln',
  'Macon',
  'Madison',
  'Martin',
  'McDowell',
  'Mecklenburg',
  'Mitchell',
  'Montgomery',
  'Moore',
  'Nash',
  'New Hanover',
  'Northampton',
  'Onslow',
  'Orange',
  'Pamlico',
  'Pasquotank',
  'Pender',
  'Perquimans',
  'Person',
  'Pitt',
  'Polk',
  'Randolph',
  'Richmond',
  'Robeson',
  'Rockingham',
  'Rowan',
  'Rutherford',
  'Sampson',
  'Scotland',
  'Stanly',
  'Stokes',
  'Surry',
  'Swain',
  'Transylvania',
  'Tyrrell',
  'Union',
  'Vance',
  'Wake',
  'Warren',
  'Washington',
  'Watauga',
  'Wayne',
  'Wilkes',
  'Wilson',
  'Yadkin',
  'Yancey',
];

/** A county of North Carolina with its code of three digits. */
export type County = { code: string; name: string };

/** Every county, by name. */
export const NC_COUNTIES: readonly County[] = NAMES.map((name, index) => ({
  code: String(index + 1).padStart(3, '0'),
  name,
}));

const BY_CODE = new Map(NC_COUNTIES.map((county) => [county.code, county]));
const BY_NAME = new Map(NC_COUNTIES.map((county) => [county.name.toLowerCase(), county]));

/** Tells whether a text is the code of a county. */
export function isCountyCode(code: string): boolean {
  return BY_CODE.has(code);
}

/** The name of a county; a code that is not known is shown as it is. */
export function countyName(code: string): string {
  return BY_CODE.get(code)?.name ?? code;
}

/** The code of a county by its name, with or without the word County; undefined for a name that is none. */
export function countyCode(name: string): string | undefined {
  const bare = name
    .trim()
    .toLowerCase()
    .replace(/ county$/, '');
  return BY_NAME.get(bare)?.code;
}
