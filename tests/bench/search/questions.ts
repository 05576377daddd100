import { populationBands, tuitionBands } from '@longleaf/rules/colleges/bands';
import { careerClusters } from '@longleaf/rules/colleges/career-clusters';
import type { SearchFilter } from '@longleaf/rules/colleges/filters/filter';
import { states } from '@longleaf/rules/colleges/states';

const zips = ['27601', '28202', '27514', '28801', '28403', '27401', '10001', '60601'];
const majors = ['51.38', '11.07', '52.02', '26.01', '13.12', '42.01', '14.19', '23.01'];

/** A generator with a fixed start, so that every run asks the same. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Searches as people make them: a place, a price, a kind of college, a major, each present or not. All are different. */
export function differentSearches(count: number): readonly (readonly SearchFilter[])[] {
  const random = randomNumbers(20_261_121);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: count }, (_, index) => {
    const filters: SearchFilter[] = [
      // The bound differs in every search, so that none repeats another.
      {
        key: 'netPrice',
        group: 'netPrice',
        value: String(12_000 + index * 3),
        comparison: random() < 0.8 ? 'lessThan' : 'greaterThan',
      },
    ];
    if (random() < 0.5)
      filters.push({ key: 'state', group: 'state', value: random() < 0.7 ? 'NC' : pick(states)[0] });
    if (random() < 0.4)
      filters.push({
        key: 'schoolType',
        group: 'schoolType',
        value: pick(['FourYear', 'TwoYear', 'Graduate']),
      });
    if (random() < 0.3)
      filters.push({ key: 'publicPrivate', group: 'publicPrivate', value: pick(['Public', 'Private']) });
    if (random() < 0.3)
      filters.push({ key: 'population', group: 'population', value: pick(populationBands).value });
    if (random() < 0.2) filters.push({ key: 'tuition', group: 'tuition', value: pick(tuitionBands).value });
    if (random() < 0.2)
      filters.push({ key: 'careerCluster', group: 'careerCluster', value: pick(careerClusters).key });
    if (random() < 0.2) filters.push({ key: 'major', group: 'major', value: pick(majors) });
    if (random() < 0.3) {
      filters.push(
        { key: 'zip', group: 'distance', value: pick(zips) },
        { key: 'radius', group: 'distance', value: pick(['25', '50', '100', '250']) },
      );
    }
    return filters;
  });
}

const words = [
  'chapel hill',
  'unc',
  'wake tech',
  'a&t',
  'uw madison',
  'duke',
  'nc state',
  'appalacian',
  'elon',
  'community',
  'state',
  'western',
  'st andrews',
  'virginia',
  'ohio state',
  'central piedmont',
  'guilford',
  'charlotte',
  'boston',
  'technical college',
];

/** What is typed into the name field, letter by letter. */
export function typedTerms(): readonly string[] {
  return words.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2)),
  );
}

/** Terms that were not typed before: the same with a different end each. */
export function differentTerms(count: number): readonly string[] {
  const typed = typedTerms();
  return Array.from(
    { length: count },
    (_, index) =>
      `${typed[index % typed.length]} ${String.fromCharCode(97 + (index % 26))}${index % 7 === 0 ? 'o' : ''}${Math.floor(index / 500) || ''}`,
  );
}
