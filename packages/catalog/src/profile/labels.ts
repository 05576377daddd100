import type pg from 'pg';

/** Labels of the codes in the tables, by 'field code'. */
export type CodeLabels = ReadonlyMap<string, string>;

/** Reads the labels of all codes. */
export async function readLabels(pool: pg.Pool): Promise<CodeLabels> {
  const result = await pool.query<{ field: string; code: string; label: string }>(
    'select field, code, label from catalog.code_label',
  );
  return new Map(
    result.rows.map(({ field, code, label }) => [`${field} ${code}`, label.replaceAll(/\s+/g, ' ')]),
  );
}

/** Gives the label of a code; null for no code, or for one that nobody described. */
export function labelOf(labels: CodeLabels, field: string, code: number | null): string | null {
  return code === null ? null : (labels.get(`${field} ${code}`) ?? null);
}
