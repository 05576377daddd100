/** Turns a college's name into a readable address part: 'University of North Carolina at Chapel Hill' to 'university-of-north-carolina-at-chapel-hill'. */
export function urlNameOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

interface Named {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

/**
 * Gives each college an address part of its own. A name that several share gets the city, then the state, then the id
 * until it is unique; names in `taken` are never given again.
 */
export function assignUrlNames(
  colleges: readonly Named[],
  taken: ReadonlySet<string> = new Set(),
): Map<number, string> {
  return uniqueUrlNames(
    colleges.toSorted((a, b) => a.id - b.id),
    (college) => college.id,
    [
      (college) => urlNameOf(college.name),
      (college) => urlNameOf(`${college.name} ${college.city}`),
      (college) => urlNameOf(`${college.name} ${college.city} ${college.state}`),
      (college) => `${urlNameOf(college.name)}-${college.id}`,
    ],
    taken,
  );
}

/**
 * Gives each item an address part that no other has. The forms are tried one after another: an item gets the first one
 * that nobody else wants and that is not in `taken`.
 */
export function uniqueUrlNames<Item, Id>(
  items: readonly Item[],
  idOf: (item: Item) => Id,
  forms: readonly ((item: Item) => string)[],
  taken: ReadonlySet<string> = new Set(),
): Map<Id, string> {
  const given = new Map<Id, string>();
  const used = new Set(taken);
  let waiting = items;
  for (const form of forms) {
    const left: Item[] = [];
    for (const [urlName, [first, ...others]] of Map.groupBy(waiting, form)) {
      if (first !== undefined && others.length === 0 && urlName !== '' && !used.has(urlName)) {
        given.set(idOf(first), urlName);
        used.add(urlName);
      } else if (first !== undefined) left.push(first, ...others);
    }
    waiting = left;
  }
  return given;
}
