import type { Address } from './addresses/address.ts';
import { accountAddresses } from './addresses/account.ts';
import { applyingAddresses } from './addresses/applying.ts';
import { collegesAddresses } from './addresses/colleges.ts';
import { exploreAddresses } from './addresses/explore.ts';
import { generalAddresses } from './addresses/general.ts';
import { learnAboutYourselfAddresses } from './addresses/learn-about-yourself.ts';
import { nextStepAddresses } from './addresses/next-step.ts';
import { planningAddresses } from './addresses/planning.ts';

export type { Address, HelpTopic } from './addresses/address.ts';

/**
 * Every address of the portal in one table: what it is called, where its breadcrumb leads, who may enter.
 * Rows that are not built yet are neither routed nor linked: their address leads home like an unknown one.
 * `routes.ts` gives the built ones their screens. Ids are those of the inventory (UI-001 to UI-096).
 */
export const ADDRESSES: readonly Address[] = [
  ...generalAddresses,
  ...accountAddresses,
  ...collegesAddresses,
  ...exploreAddresses,
  ...planningAddresses,
  ...applyingAddresses,
  ...learnAboutYourselfAddresses,
  ...nextStepAddresses,
];

/**
 * First path segments that belong to the content site (UI-077 to UI-080, GAP-055). The vendor assessments
 * UI-082 to UI-085 start from the assessments list, UI-090 to UI-095 are parts of the shell or a flow, and
 * UI-096 is sections of the profile: none of them has an address.
 */
export const CONTENT_SITE_SECTIONS = [
  'plan-your-future',
  'pay-for-college',
  'save-for-college',
  'apply-to-college',
] as const;

const BY_ID = new Map(ADDRESSES.map((address) => [address.id, address]));

/** The row with this id. @throws when there is none: ids are constants of the code. */
export function addressById(id: string): Address {
  const address = BY_ID.get(id);
  if (!address) throw new Error(`No address ${id}`);
  return address;
}

/** Home first, then each parent, then the address itself (ST-032). */
export function trailOf(address: Address): Address[] {
  const parent = address.parent === null ? null : addressById(address.parent);
  return parent ? [...trailOf(parent), address] : [address];
}
