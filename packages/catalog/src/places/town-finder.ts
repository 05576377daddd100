import { states } from '@longleaf/rules/colleges/states';
import type { Place as Spot } from '@longleaf/rules/colleges/distance';
import type { Sureness } from '@longleaf/rules/finding/meant';
import { foldCity } from './place-index.ts';
import type { Place, PlaceIndex } from './place-index.ts';

/** A town, or one ZIP code, by the ZIP code that distances are measured from. */
export interface Town {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

/** Towns that a text means, the likeliest first, and how sure that is. */
export interface TownsFound {
  readonly towns: readonly Town[];
  readonly sureness: Sureness;
  /** True where a ZIP code was typed rather than a name. */
  readonly byZip: boolean;
}

interface KnownTown extends Town {
  readonly folded: string;
  /** How many ZIP codes it has: a city has many. */
  readonly zips: number;
}

const home = 'NC';
/** Fewer letters begin too many towns to tell anything. */
const shortestBeginning = 4;
/** From so many ZIP codes on a place of another state is a city that people mean by its name alone. */
const zipsOfCity = 5;

/** Finds towns and ZIP codes by what people type: 'boone', 'Chapel Hill, NC', 'colleges near Mt Airy', '27514'. */
export class TownFinder {
  readonly #places: PlaceIndex;
  readonly #spots: ReadonlyMap<string, Spot>;
  readonly #byName = new Map<string, KnownTown[]>();
  /** Towns of North Carolina, the largest first. */
  readonly #home: readonly KnownTown[];

  /** @param spots where ZIP codes are; a town without one cannot be searched around and is left out. */
  constructor(places: PlaceIndex, spots: ReadonlyMap<string, Spot>) {
    this.#places = places;
    this.#spots = spots;
    const towns = [...places.cities]
      .flatMap((ofCity) => townOf(ofCity, spots) ?? [])
      .toSorted((a, b) => b.zips - a.zips || (a.folded < b.folded ? -1 : 1));
    for (const town of towns) {
      const known = this.#byName.get(town.folded);
      if (known) known.push(town);
      else this.#byName.set(town.folded, [town]);
    }
    this.#home = towns.filter(({ state }) => state === home);
  }

  /** Gives the towns that a text means, so many at most; undefined for none. */
  find(text: string, limit: number): TownsFound | undefined {
    const plain = withoutAsking(text);
    const zip = /(?:^|\s)(\d{5})(?:-\d{4})?$/.exec(plain)?.[1];
    if (zip !== undefined) return this.#ofZip(zip);
    const { city, state } = withState(foldCity(plain));
    if (city === '') return undefined;
    const found = state === undefined ? this.#named(city) : this.#namedIn(city, state);
    return found && { ...found, towns: found.towns.slice(0, limit), byZip: false };
  }

  #ofZip(zip: string): TownsFound | undefined {
    const place = this.#places.ofZip(zip);
    if (!place || !this.#spots.has(zip)) return undefined;
    return { towns: [{ zip, city: place.city, state: place.state }], sureness: 'named', byZip: true };
  }

  #namedIn(city: string, state: string): Omit<TownsFound, 'byZip'> | undefined {
    const towns = (this.#byName.get(city) ?? []).filter((town) => town.state === state);
    return towns.length > 0 ? { towns, sureness: 'named' } : undefined;
  }

  /** North Carolina first; elsewhere by the whole name alone. */
  #named(city: string): Omit<TownsFound, 'byZip'> | undefined {
    const named = this.#byName.get(city) ?? [];
    const here = named.filter(({ state }) => state === home);
    const cities = named.filter(({ state, zips }) => state !== home && zips >= zipsOfCity);
    if (here.length > 0) return { towns: [...here, ...cities], sureness: 'named' };
    if (cities.length > 0) return { towns: cities, sureness: 'called' };
    const begun =
      city.length < shortestBeginning ? [] : this.#home.filter(({ folded }) => folded.startsWith(city));
    if (begun.length > 0) return { towns: begun, sureness: 'part' };
    return named.length > 0 ? { towns: named, sureness: 'guess' } : undefined;
  }
}

const asking = /^(?:colleges?|universit(?:y|ies)|schools?|near|in|around|by|close to|cerca de|en)\s+/i;

/** Leaves out what people write before a place: 'colleges near Boone' is 'Boone'. */
function withoutAsking(text: string): string {
  const plain = text.trim();
  const rest = plain.replace(asking, '');
  return rest === plain ? plain : withoutAsking(rest);
}

const stateWords = states.flatMap(([code, name]): [string, string][] => [
  [code.toLowerCase(), code],
  [foldCity(name), code],
]);

/** Takes a state off the end: 'boone nc' is Boone in North Carolina. */
function withState(folded: string): { city: string; state: string | undefined } {
  for (const [word, code] of stateWords)
    if (folded.endsWith(` ${word}`)) return { city: folded.slice(0, -word.length - 1), state: code };
  return { city: folded, state: undefined };
}

/** A town is measured from its ZIP code that lies nearest to the middle of them all. */
function townOf(ofCity: readonly Place[], spots: ReadonlyMap<string, Spot>): KnownTown | undefined {
  const placed = ofCity.flatMap((place) => {
    const spot = spots.get(place.zip);
    return spot ? [{ ...place, ...spot }] : [];
  });
  const middle = (of: (spot: Spot) => number) =>
    placed.reduce((sum, spot) => sum + of(spot), 0) / placed.length;
  const [latitude, longitude] = [middle((spot) => spot.latitude), middle((spot) => spot.longitude)];
  const away = (spot: Spot) => Math.hypot(spot.latitude - latitude, spot.longitude - longitude);
  const [first, ...others] = placed;
  if (!first) return undefined;
  const { zip, city, state } = others.reduce((best, spot) => (away(spot) < away(best) ? spot : best), first);
  return { zip, city, state, folded: foldCity(city), zips: ofCity.length };
}
