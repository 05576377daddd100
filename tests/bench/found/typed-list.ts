import { readFileSync } from 'node:fs';

/** The boxes that people type into: for a college, for a career, for a major, for everything; guides are looked for in the last. */
export type Box = 'college' | 'career' | 'major' | 'everything' | 'guide';

/** Something that a person types, and what they mean by it. */
export interface Typed {
  /** How it is typed: as it is written, by a short form, in Spanish, with a slip. */
  readonly kind: string;
  readonly box: Box;
  readonly typed: string;
  /**
   * All of these have to be found, each by any of its names: names of colleges, titles of careers, the first four digits
   * of majors, any of them near a town: '51.38 near Boone', and the paths of guides.
   */
  readonly means: readonly (readonly string[])[];
}

/** Reads a list of what people type. In its last column ' | ' parts names of which one is enough, ' + ' all that are meant. */
export function readTyped(file: string): readonly Typed[] {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [kind = '', box = '', typed = '', means = ''] = line.split('\t');
    return { kind, box: box as Box, typed, means: means.split(' + ').map((all) => all.split(' | ')) };
  });
}
