import { abbreviateStreet, abbreviateUnit, streetErrors } from '@longleaf/rules/addresses/street';

type Text = Readonly<Record<string, string>>;

/** What the service answers; the fields of its protocol that concern addresses. */
export type Answer = {
  Version: string;
  TransmissionReference: string;
  TransmissionResults: string;
  TotalRecords: string;
  Records: Record<string, string>[];
};

/** At most this many addresses travel in one request. */
const MOST_RECORDS = 100;

// Codes of the service about a request as a whole.
const NO_REQUEST = 'SE01';
const NO_RECORDS = 'GE03';
const NO_KEY = 'GE05';
const TOO_MANY = 'GE02';

/** Answers a request of the ContactVerify protocol, whatever it holds. */
export function answerTo(body: unknown): Answer {
  const request = body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : undefined;
  if (!request) return refusal('', NO_REQUEST);
  const reference = text(request['TransmissionReference']);
  const records = request['Records'];
  if (text(request['CustomerID']) === '') return refusal(reference, NO_KEY);
  if (!Array.isArray(records) || records.length === 0) return refusal(reference, NO_RECORDS);
  if (records.length > MOST_RECORDS) return refusal(reference, TOO_MANY);
  return {
    ...refusal(reference, ''),
    TotalRecords: String(records.length),
    Records: records.map((record, index) => checkRecord(textsOf(record), index)),
  };
}

function checkRecord(record: Text, index: number): Record<string, string> {
  const street = record['AddressLine1'] ?? '';
  const street2 = record['AddressLine2'] ?? '';
  const errors = errorsOf(record, street, street2);
  const better = errors.length > 0 ? street : abbreviateStreet(street).replace(/\bOka St\b/, 'Oak St');
  const unit = errors.length > 0 ? street2 : abbreviateUnit(street2);
  const changes = [
    ...(abbreviateStreet(street) !== street || unit !== street2 ? ['AC05'] : []),
    ...(better !== abbreviateStreet(street) && errors.length === 0 ? ['AC10'] : []),
  ];
  return {
    RecordID: record['RecordID'] || String(index + 1),
    Results: [...(errors.length > 0 ? errors : ['AS01', ...changes])].join(','),
    AddressLine1: better,
    AddressLine2: unit,
    AddressTypeCode: /^PO Box/i.test(better) ? 'P' : 'S',
    City: record['City'] ?? '',
    State: record['State'] ?? '',
    PostalCode: record['PostalCode'] ?? '',
    CountryCode: record['Country'] || 'US',
    CountyName: '',
  };
}

/** The streets there are in the world of the stand-in. A street that it does not know is not valid, as at a real service. */
const KNOWN_STREETS = /\b(?:main|oak|oka|elm|rideau|empty|box)\b/i;

function errorsOf(record: Text, street: string, street2: string): string[] {
  if (street === '' || (!record['City'] && !record['PostalCode'])) return ['AE07'];
  const errors = record['Country'] === 'CA' ? [] : streetErrors(street, street2);
  if (!KNOWN_STREETS.test(street)) errors.push('AE02');
  if (/\bempty\b/i.test(street)) errors.push('AE04');
  if (record['PostalCode']?.startsWith('00000')) errors.push('AE01');
  return [...new Set(errors)];
}

function refusal(reference: string, code: string): Answer {
  return {
    Version: 'stand-in',
    TransmissionReference: reference,
    TransmissionResults: code,
    TotalRecords: '0',
    Records: [],
  };
}

function textsOf(record: unknown): Text {
  if (record === null || typeof record !== 'object') return {};
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, text(value)]));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 300) : '';
}
