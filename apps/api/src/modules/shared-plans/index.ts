import { createHash, randomBytes } from 'node:crypto';
import {
  type SharedPlan,
  sharedPlanMessages as messages,
  sharedPlanOperations as operations,
} from '@longleaf/contract/shared-plans';
import { bind } from '@longleaf/http/bind';
import { badRequest, notFound } from '@longleaf/http/problem';
import {
  complainAboutSharing,
  isShared,
  SHARED_PLANS_LIMIT,
  sharedUntil,
} from '@longleaf/rules/shared-plans/sharing';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { profileBeginner } from '../profile/index.ts';
import { openedPlans } from './opened-plan.ts';
import { openByDigest, sharedPlanRepository, type SharedPlanRow } from './repository.ts';

/** For how long one that is over is still shown to its owner. */
const SHOWN_MILLISECONDS = 30 * 86_400_000;

/** Links by which a student lets others see their plan: make, look at, end, open. */
export function sharedPlans(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, clock, settings } = dependencies;
  const rows = sharedPlanRepository(database);
  const planOf = openedPlans(dependencies);
  const begin = profileBeginner(dependencies);
  const longAgo = () => new Date(clock().getTime() - SHOWN_MILLISECONDS);

  bind(app, operations.getSharedPlans, async ({ scope }) =>
    (await rows.list(scope, longAgo())).map((row) => present(row, clock())),
  );

  bind(app, operations.makeSharedPlan, async ({ scope, own, body, request }) => {
    const { name, parts, days } = body;
    const complaints = Object.entries(complainAboutSharing({ name, parts }));
    if (complaints.length > 0)
      throw badRequest(Object.fromEntries(complaints.map(([field, words]) => [field, [words]])));
    // Whoever opens the link reads whose plan it is.
    await begin(own('profile:change'), request);
    const token = randomBytes(32).toString('base64url');
    const madeAt = clock();
    const made = await rows.make(
      scope,
      {
        tokenDigest: digestOf(token),
        name: name.trim(),
        parts: [...new Set(parts)],
        madeAt,
        endsAt: sharedUntil(madeAt, days),
      },
      { limit: SHARED_PLANS_LIMIT, forgetBefore: longAgo() },
    );
    if (!made) throw badRequest({ name: [messages.tooMany] });
    return { plan: present(made, madeAt), address: `${settings.PORTAL_URL}/shared-plan#${token}` };
  });

  bind(app, operations.endSharedPlan, async ({ scope, params }) => {
    const row = await rows.end(scope, params.id, clock());
    if (!row) throw notFound(/*i18n*/ 'You have no such link.');
    return present(row, clock());
  });

  bind(app, operations.openSharedPlan, async ({ body }) => {
    const row = await openByDigest(database, digestOf(body.token), clock());
    if (!row) throw notFound(messages.deadLink);
    return planOf(row);
  });
}

function present(row: SharedPlanRow, now: Date): SharedPlan {
  return {
    id: row.id,
    name: row.name,
    parts: [...row.parts],
    createdDate: row.madeAt.toISOString(),
    endsDate: row.endsAt.toISOString(),
    endedDate: row.endedAt?.toISOString() ?? null,
    works: isShared(row, now),
    openedCount: row.openedCount,
    lastOpenedDate: row.lastOpenedAt?.toISOString() ?? null,
  };
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
