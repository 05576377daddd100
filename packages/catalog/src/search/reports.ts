import type { Queryable } from '@longleaf/platform/jobs/queue';

export interface Reports {
  /** What each college reported: family key to values. */
  readonly byCollege: ReadonlyMap<number, Readonly<Record<string, readonly string[]>>>;
  readonly families: ReadonlySet<string>;
}

/** Families of filters that only a college's own profile feeds, and the list of the profile they come from. */
export const reportedLists = ['paymentPlans', 'housingTypes', 'extracurriculars'] as const;

/** Reads the choices that colleges reported about themselves. */
export async function readReports(client: Queryable): Promise<Reports> {
  const result = await client.query<{ college_id: number; profile: Readonly<Record<string, unknown>> }>(
    'select college_id, profile from catalog.institution_profile',
  );
  const byCollege = new Map<number, Readonly<Record<string, readonly string[]>>>();
  const families = new Set<string>();
  for (const { college_id: id, profile } of result.rows) {
    const lists = reportedLists.map((name) => [name, stringsOf(profile[name])] as const);
    for (const [name, values] of lists) if (values.length > 0) families.add(name);
    byCollege.set(id, Object.fromEntries(lists));
  }
  return { byCollege, families };
}

function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
