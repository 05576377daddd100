import type { RecruitingDetails } from '@longleaf/rules/recruiting/details';
import { type KeyRing, seal, unseal } from '@longleaf/platform/sealing';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';

/** What the details of prospects are sealed with. */
export function detailsKeys(dataSecret: Secret): KeyRing {
  return deriveKeys(dataSecret, 'longleaf portal', 'details of prospects');
}

const idOf = (personId: string) => `details of ${personId}`;

export function sealDetails(keys: KeyRing, personId: string, details: RecruitingDetails): Buffer {
  return seal(keys, idOf(personId), JSON.stringify(details));
}

/** @throws SealError when it was sealed for somebody else or with a key that is gone. */
export function openDetails(keys: KeyRing, personId: string, sealed: Buffer): RecruitingDetails {
  return JSON.parse(unseal(keys, idOf(personId), sealed)) as RecruitingDetails;
}
