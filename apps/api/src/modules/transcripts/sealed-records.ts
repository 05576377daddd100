import { type KeyRing, seal, unseal } from '@longleaf/platform/sealing';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import { type SchoolRecord, schoolRecordSchema } from './record.ts';

/** What records of schools are sealed with. */
export function recordKeys(dataSecret: Secret): KeyRing {
  return deriveKeys(dataSecret, 'longleaf portal', 'records of schools');
}

/** What a seal is bound to: moved to another person's row, or to another school's, it does not open. */
export type RecordOf = { personId: string; ceeb: string; isComplete: boolean };

export const recordId = ({ personId, ceeb, isComplete }: RecordOf) =>
  `${isComplete ? 'complete' : 'partial'} record of ${ceeb} about ${personId}`;

export function sealRecord(keys: KeyRing, of: RecordOf, record: SchoolRecord): Buffer {
  return seal(keys, recordId(of), JSON.stringify(record));
}

/** @throws SealError when it was sealed for another row or with a key that is gone. */
export function openRecord(keys: KeyRing, of: RecordOf, sealed: Buffer): SchoolRecord {
  return schoolRecordSchema.parse(JSON.parse(unseal(keys, recordId(of), sealed)));
}

/** The same for whoever has the secret and no keys. */
export function sealRecordOf(dataSecret: Secret, of: RecordOf, record: SchoolRecord): Buffer {
  return sealRecord(recordKeys(dataSecret), of, record);
}
