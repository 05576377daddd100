import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checks.ts';

/** A version that was released, and the last migration of each schema that it brings. */
export interface Release {
  version: string;
  day: string;
  /** By schema: the number of its last migration. */
  schema: Readonly<Record<string, number>>;
}

/**
 * The releases that `CHANGELOG.md` names, the newest first. @throws Error when one does not say how far its schema is.
 */
export function releases(text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')): Release[] {
  const [, ...sections] = text.split(/^## /m);
  return sections.flatMap((section) => {
    const [, version, day] = /^(\d+\.\d+\.\d+), (\d{4}-\d{2}-\d{2})\n/.exec(section) ?? [];
    if (version === undefined || day === undefined) return [];
    const [, line] = /^Schema: (.+)\.$/m.exec(section) ?? [];
    if (line === undefined) throw new Error(`CHANGELOG.md: ${version} does not say how far its schema is`);
    const schema = line.split(', ').map((part) => {
      const [name = '', number] = part.split(' ');
      return [name, Number(number)] as const;
    });
    return [{ version, day, schema: Object.fromEntries(schema) }];
  });
}
