import { afterFile } from '@longleaf/testkit/after-file';
import { startMailServer, type TestMailServer } from '@longleaf/testkit/mail-server';
import { startIdentity, type TestIdentity } from './harness.ts';
import { portalParty, type RelyingParty } from './relying-party.ts';

/** The provider that sends its letters to a mail server of the test, with the portal as its client. */
export async function startWithMail(): Promise<{
  identity: TestIdentity;
  portal: RelyingParty;
  mail: TestMailServer;
}> {
  const mail = await startMailServer();
  afterFile(() => mail.close());
  const identity = await startIdentity({ SMTP_URL: mail.url });
  return { identity, portal: await portalParty(identity), mail };
}
