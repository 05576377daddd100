import type { DataSection } from '@longleaf/contract/your-data';
import type { ServerWords } from '@longleaf/platform/words/server-words';
import { SEALED } from './sections.ts';

type Say = ServerWords['say'];
type Value = DataSection['rows'][number][string];

/** A section in the language of the call: its title, and what in it are words of ours. What people wrote stays. */
export function inWords(section: DataSection, say: Say): DataSection {
  const rows = section.rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, valueInWords(column, value, say)]),
    ),
  );
  return { ...section, title: say(section.title), rows };
}

function valueInWords(column: string, value: Value, say: Say): Value {
  if (typeof value !== 'string') return value;
  if (column === 'roles') return value.split('; ').map(say).join('; ');
  // The reason stands in the audit in English, as the policy gave it.
  return value === SEALED || column === 'why' ? say(value) : value;
}
