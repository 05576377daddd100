/** Password of every demo person. */
export const DEMO_PASSWORD = 'Explore_2026';

/** A person that the embedded default has from the start. Never made in production. */
export type DemoPerson = {
  userName: string;
  /** The subject of their tokens: the same on every machine. */
  sub: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Bit flags (CON-082). */
  role: number;
};

/** High school junior; senior with applications; college student; adult; parent; educator; a beginner. */
export const DEMO_PEOPLE = {
  student: person('demo_student', 1, 'Maya', 'Torres', 2),
  senior: person('demo_senior', 2, 'Jordan', 'Whitaker', 2),
  college: person('demo_college', 3, 'Priya', 'Raman', 4),
  adult: person('demo_adult', 4, 'Denise', 'Oxendine', 8),
  parent: person('demo_parent', 5, 'Robert', 'Locklear', 16 | 64),
  educator: person('demo_educator', 6, 'Carol', 'Bynum', 32),
  beginner: person('demo_new', 7, 'Sam', 'Nguyen', 2),
} as const satisfies Record<string, DemoPerson>;

export type DemoName = keyof typeof DEMO_PEOPLE;

/** Finds a demo person by user name. */
export function demoPerson(userName: string): DemoPerson | undefined {
  return Object.values(DEMO_PEOPLE).find((one) => one.userName === userName);
}

function person(
  userName: string,
  number: number,
  firstName: string,
  lastName: string,
  role: number,
): DemoPerson {
  const sub = `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return { userName, sub, firstName, lastName, email: `${userName}@example.org`, role };
}
