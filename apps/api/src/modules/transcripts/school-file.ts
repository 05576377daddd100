import type { TranscriptSchool } from '@longleaf/contract/transcript-schools';
import { stringify } from 'csv-stringify/sync';

/** A list of schools as a CSV file (API-202). What a spreadsheet would take for a formula is kept as text. */
export function schoolFile(schools: readonly TranscriptSchool[], kind: 'colleges' | 'high-schools'): Buffer {
  const columns =
    kind === 'colleges'
      ? [
          { key: 'name', header: 'College' },
          { key: 'city', header: 'Town' },
        ]
      : [
          { key: 'name', header: 'High school' },
          { key: 'city', header: 'Town' },
          { key: 'county', header: 'County' },
          { key: 'ceeb', header: 'CEEB code' },
        ];
  // With the mark by which spreadsheets know UTF-8.
  const text = stringify([...schools], {
    bom: true,
    header: true,
    columns,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  return Buffer.from(text);
}
