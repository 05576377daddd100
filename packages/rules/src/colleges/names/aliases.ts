/** Cuts the federal alias column, which parts names by bars, semicolons, commas, slashes or runs of spaces. */
export function aliasesOf(alias: string | null): readonly string[] {
  if (alias === null) return [];
  return alias
    .split(/[|;,/]|\s{2,}|\band\b/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
}
