const LONG = 18;

/** A college's name for a narrow column: well-known words are shortened, and only where the name is long. */
export function briefName(name: string): string {
  if (name.length <= LONG) return name;
  return name
    .replace(/^University of North Carolina( at)?/, 'UNC')
    .replace(/^North Carolina/, 'NC')
    .replace('Community College', 'CC')
    .replace(/State University( at .+)?$/, 'State')
    .replace(/^University of /, 'U. of ')
    .replace(/ University$/, '');
}
