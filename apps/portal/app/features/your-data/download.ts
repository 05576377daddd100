import type { YourData } from '@longleaf/contract/your-data';

/** Hands a person their data as a file of their own: JSON, indented so that it can be read. */
export function downloadJson({ sections, ...rest }: YourData): void {
  // As stored: the page says the same in words.
  const data = { ...rest, sections: sections.map(({ id, title, rows }) => ({ id, title, rows })) };
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `your-data-${data.preparedOn.slice(0, 10)}.json`;
  link.click();
  // The download has its own hold on the file once it began.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
