import type { Operation } from '@longleaf/contract/operation';
import type { FastifyInstance } from 'fastify';
import { NOBODY } from './actor.ts';
import type { Authenticate } from './authentication.ts';
import { readBodies } from './bodies.ts';
import type { AnswerStore } from './idempotency.ts';
import type { Policies } from './policy.ts';
import { sendProblem } from './problem.ts';
import './augment.ts';

/** What every call of an app is served by. */
export type CallOptions = {
  authenticate: Authenticate;
  policies: Policies;
  /** Names the public facts of now; left out where there are none. */
  catalogVersion?: () => string;
  /** Keeps the answers of calls that may be repeated. */
  answers?: AnswerStore | undefined;
  /** Whether answers and errors are checked against what their operation lists; in tests. */
  checksAnswers: boolean;
};

/**
 * Gives an app, or a scope of one, what `bind` serves calls by: who asks, bodies as plain JSON, errors in one shape.
 * The app has its `words` already.
 */
export function takeCalls(app: FastifyInstance, options: CallOptions): void {
  app.decorate('operations', new Set<Operation>());
  app.decorate('preparedOperations', new Set<Operation>());
  app.decorate('authenticate', options.authenticate);
  app.decorate('policies', options.policies);
  app.decorate('answers', options.answers);
  app.decorate('checksAnswers', options.checksAnswers);
  app.decorate('catalogVersion', options.catalogVersion ?? (() => ''));
  app.decorateRequest('actor', null as never);
  app.addHook('onRequest', (request, _reply, done) => {
    request.actor = NOBODY;
    done();
  });
  app.setErrorHandler(sendProblem);
  readBodies(app);
}
