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
  const given = new Map<number, string>();
  const used = new Set(taken);
  let waiting = colleges.toSorted((a, b) => a.id - b.id);
  const forms: readonly ((college: Named) => string)[] = [
    (college) => urlNameOf(college.name),
    (college) => urlNameOf(`${college.name} ${college.city}`),
    (college) => urlNameOf(`${college.name} ${college.city} ${college.state}`),
    (college) => `${urlNameOf(college.name)}-${college.id}`,
  ];
  for (const form of forms) {
    const wanted = Map.groupBy(waiting, form);
    waiting = [];
    for (const [urlName, [first, ...others]] of wanted) {
      if (first && others.length === 0 && urlName !== '' && !used.has(urlName)) {
        given.set(first.id, urlName);
        used.add(urlName);
      } else if (first) waiting.push(first, ...others);
    }
  }
  return given;
}
