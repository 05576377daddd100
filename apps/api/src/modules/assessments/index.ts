import { assessmentOperations as operations } from '@longleaf/contract/assessments';
import { bind, bindPrepared, Prepared } from '@longleaf/http/bind';
import { wordsOf } from '@longleaf/http/words-of-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { savedCareerCodes } from '../saved-codes/index.ts';
import { inWords } from './in-words.ts';
import { assessmentRepository } from './repository.ts';
import { assessmentService } from './service.ts';

export { inWords } from './in-words.ts';
export { finishedAssessments, type FinishedAssessment } from './finished.ts';

const said = <Value>(request: FastifyRequest, value: Value) => inWords(value, wordsOf(request).say);
export { assessmentRepository } from './repository.ts';

/** The assessments of 'Learn about yourself', one engine for all. */
export function assessments(app: FastifyInstance, { database, catalog, clock }: Dependencies): void {
  const service = assessmentService(assessmentRepository(database), catalog, clock);

  bind(app, operations.getAssessments, ({ request }) => said(request, service.list()));
  bind(app, operations.getAssessmentStandings, async ({ scope, request }) =>
    said(request, await service.standings(scope)),
  );
  bind(app, operations.getLivingCosts, () => service.livingCosts());
  bind(app, operations.getLegacySessions, ({ scope }) => service.legacy(scope));
  bind(app, operations.getLegacyResults, async ({ scope, params: { name, sid }, request }) =>
    said(request, await service.legacyResults(scope, name, sid)),
  );
  bind(app, operations.getAssessment, ({ params, request }) => said(request, service.one(params.id)));
  bind(app, operations.getAssessmentSessions, ({ scope, params }) => service.sessions(scope, params.id));
  bind(app, operations.getAssessmentSession, ({ scope, params }) => service.start(scope, params.id));
  bind(app, operations.deleteAssessmentSession, ({ scope, params }) =>
    service.remove(scope, params.id, params.sid),
  );
  bind(app, operations.getAssessmentCategories, ({ params, request }) =>
    said(request, service.categories(params.id)),
  );
  bind(app, operations.getAssessmentQuestions, ({ params, query, request }) =>
    said(request, service.questions(params.id, query)),
  );
  bind(app, operations.saveAssessmentAnswer, ({ scope, params, body }) =>
    service.answer(scope, params, body),
  );
  bind(app, operations.deleteAssessmentAnswer, ({ scope, params, query }) =>
    service.removeAnswer(scope, params, { aid: params.aid, answeredAt: query.answeredAt }),
  );
  bind(app, operations.completeAssessment, ({ scope, params }) =>
    service.complete(scope, params.id, params.sid),
  );
  bind(app, operations.getAssessmentAnswers, async ({ scope, params, query, request }) =>
    said(request, await service.answers(scope, params.id, params.sid, query.includeQuestion === 'true')),
  );
  bind(app, operations.getAssessmentResults, async ({ scope, params, request }) =>
    said(request, await service.results(scope, params.name, params.sid)),
  );
  bindPrepared(app, operations.getFittingCareers, async ({ scope, params, query, request }) => {
    const text = await service.careers(scope, params, query, wordsOf(request).say);
    return new Prepared(operations.getFittingCareers, text);
  });
  const saved = savedCareerCodes(database);
  bind(app, operations.getSavedCareersOfLife, async ({ scope, params, own }) => {
    const rows = await saved.list(own('saved-career:read'));
    return service.savedCareers(
      scope,
      params,
      rows.map(({ code }) => code),
    );
  });
  bind(app, operations.getFittingPrograms, ({ scope, params, query }) =>
    service.programs(scope, params, query),
  );
}
