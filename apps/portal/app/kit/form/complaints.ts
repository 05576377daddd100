import type { FieldComplaint } from '../../ui/error-summary.tsx';

/** What is wrong, by the names of fields; the empty name is the whole form. */
export type Complaints = Partial<Record<string, string | readonly string[]>>;

/** Every message of every field (MSG-063), or the first of each (MSG-004), in the order of the fields. */
export function complaintsOf(fields: Complaints, which: 'every' | 'first' = 'every'): FieldComplaint[] {
  return Object.entries(fields).flatMap(([field, said]) => {
    const texts = [said ?? []].flat();
    return (which === 'first' ? texts.slice(0, 1) : texts).map((text) => ({ field, text }));
  });
}

/** All that is wrong with one field, to stand beside it (MSG-063); letter case of its name does not matter. */
export function wordsAbout(field: string, complaints: readonly FieldComplaint[]): string | undefined {
  const about = complaints.filter((one) => one.field.toLowerCase() === field.toLowerCase());
  return about.length === 0 ? undefined : about.map(({ text }) => text).join(' ');
}
