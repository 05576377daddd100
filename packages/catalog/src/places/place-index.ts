import type { Queryable } from '@longleaf/platform/jobs/queue';

/** A ZIP code with its post office's place. */
export interface Place {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  /** The code of its county of North Carolina, 001 to 100; null elsewhere. */
  readonly county: string | null;
}

/** Knows which place a ZIP code is in, and which ZIP codes a place has. */
export class PlaceIndex {
  readonly #byZip: ReadonlyMap<string, Place>;
  readonly #byCity = new Map<string, Place[]>();

  constructor(places: readonly Place[]) {
    this.#byZip = new Map(places.map((place) => [place.zip, place]));
    for (const place of places) {
      const key = cityKey(place.city, place.state);
      const known = this.#byCity.get(key);
      if (known) known.push(place);
      else this.#byCity.set(key, [place]);
    }
  }

  /** The place of a ZIP code of five digits. */
  ofZip(zip: string): Place | undefined {
    return this.#byZip.get(zip);
  }

  /** The ZIP codes of a city of a state, without regard to letter case and common short forms. */
  ofCity(city: string, state: string): readonly Place[] {
    return this.#byCity.get(cityKey(city, state)) ?? [];
  }

  /** Every place that has ZIP codes, with them. */
  get cities(): Iterable<readonly Place[]> {
    return this.#byCity.values();
  }
}

/** The form in which names of cities are compared: 'St. Pauls' is 'saint pauls', 'Mt Airy' is 'mount airy'. */
export function foldCity(city: string): string {
  return city
    .normalize('NFKD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .join(' ');
}

const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

function cityKey(city: string, state: string): string {
  return `${state} ${foldCity(city)}`;
}

/** Reads every ZIP code that has a place. */
export async function readPlaces(pool: Queryable): Promise<PlaceIndex> {
  const { rows } = await pool.query<Place>(
    `select z.zip, z.place as city, z.state, c.county from catalog.zip z
     left join catalog.zip_county c on c.zip = z.zip
     where z.place is not null and z.state is not null order by z.zip`,
  );
  return new PlaceIndex(rows);
}
