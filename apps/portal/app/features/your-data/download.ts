import type { YourData } from '@longleaf/contract/your-data';
import { download } from '../../lib/download.ts';

/** Hands a person their data as a file of their own: JSON, indented so that it can be read. */
export function downloadJson({ sections, ...rest }: YourData): void {
  // As stored: the page says the same in words.
  const data = { ...rest, sections: sections.map(({ id, title, rows }) => ({ id, title, rows })) };
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  download(file, `your-data-${data.preparedOn.slice(0, 10)}.json`);
}
