import { countyCode } from '@longleaf/rules/addresses/counties';
import { states } from '@longleaf/rules/colleges/states';
import type { Place as Spot } from '@longleaf/rules/colleges/distance';
import type { Sureness } from '@longleaf/rules/finding/meant';
import { isWithinSlips } from '@longleaf/rules/finding/slips';
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
  readonly county: string | null;
}

const home = 'NC';
/** Fewer letters begin too many towns to tell anything. */
const shortestBeginning = 4;
/** A shorter name is a slip away from too many others. */
const shortestWithSlip = 6;
/** From so many ZIP codes on a place of another state is a city that people mean by its name alone. */
const zipsOfCity = 5;

/** Finds towns and ZIP codes by what people type: 'boone', 'Chapel Hill, NC', 'colleges near Mt Airy', '27514'. */
export class TownFinder {
  readonly #places: PlaceIndex;
  readonly #spots: ReadonlyMap<string, Spot>;
  readonly #byName = new Map<string, KnownTown[]>();
  /** Towns of North Carolina, the largest first. */
  readonly #home: readonly KnownTown[];
  /** The largest town of each county of North Carolina, by the code of the county. */
  readonly #ofCounty: ReadonlyMap<string, Town>;

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
    this.#ofCounty = new Map(
      this.#home
        .toReversed()
        .flatMap((town): [string, Town][] => (town.county === null ? [] : [[town.county, town]])),
    );
  }

  /** Gives the towns that a text means, so many at most; undefined for none. */
  find(text: string, limit: number): TownsFound | undefined {
    const plain = withoutAsking(text);
    const zip = /^(.*?)\s*\b(\d{5})(?:-\d{4})?$/.exec(plain);
    if (zip) return zip[1] === '' || this.named(zip[1] ?? '', 1) ? this.#ofZip(zip[2] ?? '') : undefined;
    const { city, state } = withState(foldCity(plain));
    if (city === '') return undefined;
    const found = state === undefined ? this.#named(city) : this.#namedIn(city, state);
    return found && { ...found, towns: found.towns.slice(0, limit), byZip: false };
  }

  /** The same of a text that is nothing but the whole name of a town, with or without its state, or a ZIP code. */
  named(name: string, limit: number): TownsFound | undefined {
    const zip = /^(\d{5})(?:-\d{4})?$/.exec(name)?.[1];
    if (zip !== undefined) return this.#ofZip(zip);
    const { city, state } = withState(foldCity(name));
    const found = state === undefined ? this.#whole(city) : this.#namedIn(city, state);
    return found && { ...found, towns: found.towns.slice(0, limit), byZip: false };
  }

  /** Towns of North Carolina whose name begins so: somebody is still typing. */
  begun(name: string, limit: number): TownsFound | undefined {
    return partly(this.#begun(foldCity(name)), limit);
  }

  /** Towns of North Carolina that a name with a slip means. */
  misspelled(name: string, limit: number): TownsFound | undefined {
    const city = foldCity(name);
    if (city.length < shortestWithSlip) return undefined;
    const isNear = ({ folded }: KnownTown) =>
      folded.startsWith(city.charAt(0)) && isWithinSlips(city, folded, 1);
    return partly(this.#home.filter(isNear), limit);
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
    const whole = this.#whole(city);
    if (whole) return whole;
    const begun = this.#begun(city);
    if (begun.length > 0) return { towns: begun, sureness: 'part' };
    const named = this.#byName.get(city) ?? [];
    return named.length > 0 ? { towns: named, sureness: 'guess' } : undefined;
  }

  #begun(city: string): readonly Town[] {
    return city.length < shortestBeginning ? [] : this.#home.filter(({ folded }) => folded.startsWith(city));
  }

  /** Towns of that very name: those of North Carolina, and cities of other states. */
  #whole(city: string): Omit<TownsFound, 'byZip'> | undefined {
    const county = city.endsWith(' county') ? countyCode(city) : undefined;
    // Distances are measured from a town: for a county from its largest.
    const largest = this.#ofCounty.get(county ?? '');
    if (largest) return { towns: [largest], sureness: 'named' };
    const named = this.#byName.get(city) ?? [];
    const here = named.filter(({ state }) => state === home);
    const cities = named.filter(({ state, zips }) => state !== home && zips >= zipsOfCity);
    if (here.length > 0) return { towns: [...here, ...cities], sureness: 'named' };
    return cities.length > 0 ? { towns: cities, sureness: 'called' } : undefined;
  }
}

function partly(towns: readonly Town[], limit: number): TownsFound | undefined {
  return towns.length > 0 ? { towns: towns.slice(0, limit), sureness: 'part', byZip: false } : undefined;
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
  const { zip, city, state, county } = others.reduce(
    (best, spot) => (away(spot) < away(best) ? spot : best),
    first,
  );
  return { zip, city, state, county, folded: foldCity(city), zips: ofCity.length };
}
