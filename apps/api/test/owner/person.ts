import type { TestApi } from '../start-api.ts';

/** Somebody who has signed in, for whom rows are made. */
export interface Person {
  api: TestApi;
  id: string;
  subject: string;
  token: string;
}

/** The id of the first row that a statement made. */
export function firstId({ rows }: { rows: readonly { id: number }[] }): number {
  return rows[0]?.id ?? 0;
}
