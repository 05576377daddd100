import { nextStepMessages, nextStepOperations as operations } from '@longleaf/contract/next-steps';
import { bind } from '@longleaf/http/bind';
import { Scope } from '@longleaf/http/policy';
import { notFound, ProblemError } from '@longleaf/http/problem';
import { wordsOf } from '@longleaf/http/words-of-call';
import { inTransaction } from '@longleaf/platform/executor';
import { formAccess } from '@longleaf/rules/next-steps/form';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { signingKeys } from '../application-login/index.ts';
import { writeAudit } from '../audit/index.ts';
import { profileReader } from '../profile/index.ts';
import { deedsReader } from './deeds.ts';
import { completionReader, formAddress } from './form-tokens.ts';
import { formTellingPolicy } from './policies/form-telling.ts';
import { nextStepsRepository, ownerOfForm } from './repository.ts';
import { nextStepsService } from './service.ts';

export { answersInWords } from './present.ts';

/** Next Steps: three pathways, and the form before them, which others run (EXT-031). */
export function nextSteps(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, clock, dataSecret, settings } = dependencies;
  const rows = nextStepsRepository(database);
  const service = nextStepsService(rows, clock);
  const deedsOf = deedsReader(dependencies);
  const profileOf = profileReader(dependencies);

  bind(app, operations.getProgress, ({ scope, request }) => service.progress(scope, wordsOf(request).say));
  bind(app, operations.getFormComplete, ({ scope }) => service.isFormComplete(scope));
  bind(app, operations.getPathway, ({ scope, own, params, request }) =>
    service.one(scope, params.pathwayId, { say: wordsOf(request).say, deeds: () => deedsOf(own) }),
  );
  bind(app, operations.getPathwayDefinition, ({ scope, params, request }) =>
    service.definition(scope, params.pathwayId, wordsOf(request).say),
  );
  bind(app, operations.saveStep, ({ scope, own, params, query, body, request }) =>
    service.save(scope, params.pathwayId, query.step, body, {
      say: wordsOf(request).say,
      deeds: () => deedsOf(own),
      role: async () => (await profileOf(own('profile:change'), request)).role,
    }),
  );

  const form = settings.NEXT_STEPS_FORM_URL;
  const ends = form === undefined ? undefined : { form, portal: settings.PORTAL_URL };
  const [key] = signingKeys(dataSecret);
  bind(app, operations.openForm, async ({ scope, own, request }) => {
    const access = formAccess(await profileOf(own('profile:change'), request), easternDay(clock()));
    if (!access.opens) throw new ProblemError(409, nextStepMessages.formClosed);
    if (!ends) throw new ProblemError(409, nextStepMessages.formNowhere);
    return { address: await formAddress(ends, await rows.openForm(scope, clock()), key) };
  });
  const read = ends && completionReader(ends);
  bind(app, operations.formCompleted, async ({ body }) => {
    if (!read) throw notFound(nextStepMessages.formNowhere);
    const reference = await read(body.token);
    return inTransaction(database, async (tx) => {
      const owner = await ownerOfForm(tx, reference);
      if (owner === undefined) throw notFound(nextStepMessages.noForm);
      const actor = { kind: 'holder', of: 'next-steps-form', from: owner } as const;
      const telling = Scope.permit(formTellingPolicy, 'next-steps:change', actor, { owner });
      const at = clock();
      if (await nextStepsRepository(tx).finishForm(telling, at)) await writeAudit(tx, telling, at);
      return { completed: true as const };
    });
  });
}
