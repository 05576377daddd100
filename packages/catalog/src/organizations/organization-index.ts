import type { Organization } from './organization.ts';

/** A name from one of its words on: 'chapel hill high' of 'East Chapel Hill High'. */
interface Ending {
  readonly text: string;
  readonly position: number;
  /** The whole name, rather than a part of it. */
  readonly isWhole: boolean;
}

/** Finds schools and colleges by id and by the start of any word of their names. Names are cut into words once. */
export class OrganizationIndex {
  readonly #all: readonly Organization[];
  readonly #listed: ReadonlyMap<Organization['type'] | undefined, readonly Organization[]>;
  readonly #endings: readonly Ending[];
  readonly #byId: ReadonlyMap<number, Organization>;
  readonly #byCrmId: ReadonlyMap<string, Organization>;

  constructor(organizations: readonly Organization[]) {
    this.#all = organizations.toSorted(
      (a, b) =>
        fold(a.name).localeCompare(fold(b.name), 'en') || a.city.localeCompare(b.city, 'en') || a.id - b.id,
    );
    const listed = this.#all.filter(({ isListed }) => isListed);
    this.#listed = new Map<Organization['type'] | undefined, readonly Organization[]>([
      [undefined, listed],
      ['PK-12', listed.filter(({ type }) => type === 'PK-12')],
      ['College', listed.filter(({ type }) => type === 'College')],
    ]);
    this.#byId = new Map(this.#all.map((one) => [one.id, one]));
    this.#byCrmId = new Map(this.#all.map((one) => [one.crmId, one]));
    this.#endings = this.#all
      .flatMap((one, position) => (one.isListed ? endingsOf(one.name, position) : []))
      .toSorted((a, b) => compare(a.text, b.text));
  }

  /** The organization with this number or crmId, closed ones too. */
  find(id: number | string): Organization | undefined {
    return typeof id === 'number' ? this.#byId.get(id) : this.#byCrmId.get(id.toLowerCase());
  }

  /** Every organization of a kind whose name has a word that starts with the text; whole names first, then by name. */
  search(startsWith: string, type?: Organization['type']): readonly Organization[] {
    const text = fold(startsWith);
    if (text === '') return this.#listed.get(type) ?? [];
    const whole = new Set<number>();
    const part = new Set<number>();
    for (let index = this.#firstFrom(text); this.#endings[index]?.text.startsWith(text); index++) {
      const ending = this.#endings[index];
      if (ending) (ending.isWhole ? whole : part).add(ending.position);
    }
    const others = [...part].filter((position) => !whole.has(position));
    return [...[...whole].toSorted((a, b) => a - b), ...others.toSorted((a, b) => a - b)].flatMap(
      (position) => {
        const one = this.#all[position];
        return one && (type === undefined || one.type === type) ? [one] : [];
      },
    );
  }

  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#endings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(this.#endings[middle]?.text ?? '', text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The form in which names are compared: small letters, no accents, one space between words. */
function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function endingsOf(name: string, position: number): Ending[] {
  const words = fold(name).split(' ');
  return words.map((_, index) => ({ text: words.slice(index).join(' '), position, isWhole: index === 0 }));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
