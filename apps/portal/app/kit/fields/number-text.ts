/**
 * The number in what was typed, with the marks that people put around one: $10,476 or 88 %.
 * @returns null for nothing, undefined for what is no number.
 */
export function numberInText(text: string): number | null | undefined {
  const bare = text.replace(/[\s$%]/g, '');
  if (bare === '') return null;
  if (!/^-?\d+(,\d{3})*(\.\d+)?$/.test(bare)) return undefined;
  return Number(bare.replaceAll(',', ''));
}
