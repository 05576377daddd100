import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { startJobs, type Jobs } from '@longleaf/platform/jobs/runner';
import type { Logger } from '@longleaf/platform/logging';
import { openMail, type Mail } from '@longleaf/platform/mail/mail';
import type { Settings } from '@longleaf/platform/settings';
import { RESET_LINK_TASK, resetLinkTask } from './recovery/reset-link.ts';
import { identitySecret } from './secret.ts';

type JobsOptions = { settings: Settings; database: Database; log: Logger };

/** The provider's letters, sealed while they wait with a key made from IDENTITY_SECRET. */
export async function identityMail({ settings, database, log }: JobsOptions): Promise<Mail> {
  return openMail({ owner: 'identity', secret: await identitySecret(settings), settings, database, log });
}

/** Works on the provider's part of the queue. */
export async function startIdentityJobs(
  options: JobsOptions & { databaseUrl: string; clock: Clock },
): Promise<Jobs> {
  const { databaseUrl, database, clock, log, settings } = options;
  const mail = await identityMail(options);
  const letters = {
    database,
    clock,
    sendMail: mail.send,
    portalUrl: settings.PORTAL_URL,
    productName: settings.PRODUCT_NAME,
  };
  return startJobs({
    databaseUrl,
    log,
    tasks: { ...mail.tasks, [RESET_LINK_TASK]: resetLinkTask(letters) },
    regularly: mail.regularly,
  });
}
