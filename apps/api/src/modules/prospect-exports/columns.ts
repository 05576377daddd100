import type { Reach } from '../profile/index.ts';
import type { ToldPart } from '@longleaf/rules/recruiting/told';
import type { RecruitingDetails } from '@longleaf/rules/recruiting/details';
import { stringify } from 'csv-stringify/sync';

/** The header of every file, whatever the source: docs/prospect-files.md says what each column holds. */
export const COLUMNS = [
  'action',
  'prospect_id',
  'source',
  'since',
  'name',
  'first_name',
  'middle_name',
  'last_name',
  'suffix',
  'email',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
  'country',
  'phone',
  'text_ok',
  'graduation_date',
  'entry_term',
  'entry_year',
  'intended_major',
  'weighted_gpa',
  'unweighted_gpa',
  'sat_composite',
  'act_composite',
  'class_rank',
  'needs_housing',
  'applies_for_aid',
  'denied_by',
  'accepted_by',
] as const;

export type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

/** The header as a line of the file. */
export function headerLine(): string {
  return stringify([COLUMNS]);
}

/** Rows as lines. A value that a spreadsheet would take for a formula is marked as text. */
export function linesOf(rows: readonly Row[]): string {
  return stringify(
    rows.map((row) => COLUMNS.map((column) => row[column] ?? '')),
    { escape_formulas: true },
  );
}

/** What is told of somebody who asked to be recruited: the parts that they agreed to, and no others. */
export function toldColumns(told: readonly ToldPart[], reach: Reach, details: RecruitingDetails | null): Row {
  const has = (part: ToldPart) => told.includes(part);
  return {
    ...(has('name') && nameColumns(reach)),
    ...(has('email') && { email: reach.email }),
    ...(has('mailingAddress') && addressColumns(reach.mailAddress)),
    ...(has('phone') && details?.textAuth === true && { phone: reach.phoneNumber, text_ok: 'yes' }),
    ...(details && {
      ...(has('gradDate') && { graduation_date: details.gradDate }),
      ...(has('entry') && { entry_term: details.entryTerm, entry_year: details.entryYear }),
      ...(has('intendedMajor') && { intended_major: details.intendedMajor }),
      ...(has('gpa') && { weighted_gpa: details.weightedGPA, unweighted_gpa: details.unweightedGPA }),
      ...(has('testScores') && {
        sat_composite: details.satComposite,
        act_composite: details.actComposite,
      }),
    }),
  };
}

function nameColumns({ firstName, middleName, lastName, suffix }: Reach): Row {
  const name = [firstName, middleName, lastName, suffix].filter((part) => part !== '').join(' ');
  return { name, first_name: firstName, middle_name: middleName, last_name: lastName, suffix };
}

function addressColumns(address: Reach['mailAddress']): Row {
  if (!address) return {};
  const { street, street2, city, state, postalCode, country } = address;
  return { street1: street, street2, city, state, zip: postalCode, country };
}
