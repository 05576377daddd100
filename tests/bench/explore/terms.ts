import { randomNumbers } from '../search/questions.ts';

/** What people look for most. */
export const careerWords = [
  'nurse',
  'registered nurse',
  'electrician helper',
  'teacher',
  'software developer',
  'truck driver',
  'mechanic',
  'accountant',
  'coder',
  'police',
  'welder',
  'lawyer',
  'physical therapist',
  'nurce',
  'construction',
];
export const programWords = [
  'nursing',
  'accounting',
  'computer science',
  'welding',
  'psychology',
  'criminal justice',
  'biology',
  'cosmetology',
  'early childhood',
  'business',
  'graphic design',
  'dental hygiene',
];

/** What is typed, letter by letter. */
export function typed(words: readonly string[]): readonly string[] {
  return words.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2)),
  );
}

export interface Pool {
  query: (sql: string) => Promise<{ rows: { name: string }[] }>;
}

/** Thousands of terms as people would type them, each asked once before any repeats: job titles that people reported. */
export async function titlesOfJobs(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `select distinct title as name, md5(title) from catalog.occupation_reported_title
     where length(title) < 100 order by md5(title)`,
  );
  return rows.map(({ name }) => name);
}

/** The same terms as a hasty hand types them: in every second one a letter is dropped, doubled, changed or swapped. */
export function withSlips(terms: readonly string[]): readonly string[] {
  const random = randomNumbers(20_261_122);
  return terms.map((term, index) => (index % 2 === 0 ? withSlip(term, random) : term));
}

function withSlip(term: string, random: () => number): string {
  const words = term.match(/[a-z]{5,}/gi);
  const word = words?.[Math.floor(random() * words.length)];
  if (word === undefined) return term;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const slips = [next, letter + letter + next, `q${next}`, next + letter];
  return term.replace(word, before + (slips[Math.floor(random() * slips.length)] ?? '') + after);
}
