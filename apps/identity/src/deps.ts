import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import type { Logger } from '@longleaf/platform/logging';
import type { SendMail } from '@longleaf/platform/mail/mail';
import type { PasswordCharacters } from '@longleaf/rules/accounts/passwords';
import type { AuditTrail } from './audit.ts';
import type { ClientAddress } from './client-address.ts';
import type { SignInFigures } from './figures.ts';
import type { FormTokens } from './interactions/csrf.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { RegisteredClient } from './provider/clients.ts';
import type { Providers } from './provider/providers.ts';
import type { FrameIn, PageFrame } from './screens/page.ts';
import type { AddressDigest } from './throttle/addresses.ts';
import type { Attempts } from './throttle/attempts.ts';

/** What the parts of the provider are given; made once in app.ts. */
export type IdentityDeps = {
  issuer: string;
  /** Audience of access tokens for the product API. */
  audience: string;
  /** What tokens for the account service must have been given for; undefined when the portal asks for no such thing. */
  neededScope: string | undefined;
  /** How many sign-ins one address may begin in a minute; 0: no limit. */
  signInsPerMinute: number;
  portalUrl: string;
  characters: PasswordCharacters;
  clients: readonly RegisteredClient[];
  database: Database;
  clock: Clock;
  log: Logger;
  audit: AuditTrail;
  /** Writes a letter as part of a transaction. */
  sendMail: SendMail;
  figures: SignInFigures;
  attempts: Attempts;
  addressDigest: AddressDigest;
  clientAddress: ClientAddress;
  /** Whether answers and errors are checked against what their operation lists; in tests. */
  checksAnswers: boolean;
  /** Makes the ids under which recovery speaks of accounts. */
  recoveryKey: Buffer;
  keyRing: KeyRing;
  providers: Providers;
  formTokens: FormTokens;
  /** Seals the secrets of sign-in apps. */
  factorKey: Buffer;
  /** Screens in the main language. */
  frame: PageFrame;
  /** Screens in the first of these languages (BCP 47) that is offered. */
  frameIn: FrameIn;
};
