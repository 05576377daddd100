const unc = /^University of North Carolina (?:at )?/;

/**
 * Gives the name people use for a college where a rule is safe: 'UNC Chapel Hill', 'NC State University',
 * 'North Carolina A&T State University'. Any other name stays as it is.
 */
export function shortNameOf(name: string): string {
  if (unc.test(name)) return name.replace(unc, 'UNC ');
  return name
    .replace(/^North Carolina State University at Raleigh$/, 'NC State University')
    .replaceAll(/\b([A-Z]) & ([A-Z])\b/g, '$1&$2')
    .replace(/-Main Campus$/, '');
}
