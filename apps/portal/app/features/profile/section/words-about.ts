import type { FieldComplaint } from '../../../ui/error-summary.tsx';

/** All that is wrong with one field, to stand beside it (MSG-063); letter case of its name does not matter. */
export function wordsAbout(field: string, complaints: readonly FieldComplaint[]): string | undefined {
  const about = complaints.filter((one) => one.field.toLowerCase() === field.toLowerCase());
  return about.length === 0 ? undefined : about.map(({ text }) => text).join(' ');
}
