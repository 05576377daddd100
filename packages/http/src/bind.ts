import { isDeepStrictEqual } from 'node:util';
import {
  methodsOf,
  needsSignIn,
  pathsOf,
  type Given,
  type Operation,
  type Received,
  type Schema,
  type TakenFiles,
} from '@longleaf/contract/operation';
import type { Act, Entity, PolicyName } from '@longleaf/contract/policies';
import { isUnavailable } from '@longleaf/platform/database-error';
import type { Transaction } from '@longleaf/platform/executor';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { parse } from 'zod/v4/core';
import { type Actor, type Nobody, NOBODY, type Person } from './actor.ts';
import { compiled } from './compiled.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { type ReceivedFile, type ReceivedForm, takeForms, withForm } from './files-in.ts';
import { type AnswerStore, fingerprintOf, idempotencyKeyOf, once, operationName } from './idempotency.ts';
import { statusOf } from './problem.ts';
import { type Policies, type Policy, Scope, type ScopeOf } from './policy.ts';
import { validate } from './validate.ts';

/** What a handler is given: the checked request, who asks, and what they may do. */
export type Call<O extends Operation> = Received<O> & {
  actor: O['policy'] extends 'public' ? Nobody | Person : Person;
  /** The files that came, each whole and of a kind that the operation takes; they are gone once the call is answered. */
  files: O['files'] extends TakenFiles ? readonly ReceivedFile[] : undefined;
  /** Where everything is written that a repeat must not do again; undefined unless the operation takes keys. */
  tx: O['idempotencyKey'] extends true ? Transaction : undefined;
  /** What the operation's policy allowed; undefined when the operation is public. */
  scope: ScopeOf<O['policy']>;
  /** Asks a further policy about the rows that are the actor's own. */
  own: <E extends Entity, A extends Act>(name: `${E}:${A}`) => Scope<E, A>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * An answer of one operation that is already text; used where speed matters. It is sent as it is, and checked against
 * the operation's schema in tests alone: each test that calls the operation checks it.
 */
export class Prepared<O extends Operation> {
  readonly operation: O;
  readonly text: string;
  constructor(operation: O, text: string) {
    this.operation = operation;
    this.text = text;
  }
}

export type Handler<O extends Operation> = (call: Call<O>) => Promise<Answered<O>> | Answered<O>;

/** What a handler gives; one whose answer has no content may give nothing. */
type Answered<O extends Operation> = O['produces'] extends 'file'
  ? FileAnswer
  : [Given<O>] extends [undefined]
    ? undefined | void
    : Given<O>;

/** The same, or the answer as text that was made before. */
export type PreparedHandler<O extends Operation> = (
  call: Call<O>,
) => Promise<Given<O> | Prepared<O>> | Given<O> | Prepared<O>;

/** What one route has of its own. */
export type BindOptions = {
  /** Takes the place of the operation's own `perMinute` where a setting says so. */
  perMinute?: number | undefined;
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** Serves an operation that may answer with text that was made before; `apps/api/test/prepared.test.ts` checks each. */
export function bindPrepared<const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: PreparedHandler<NoInfer<O>>,
): void {
  app.preparedOperations.add(operation);
  serve(app, operation, handler, {});
}

/**
 * Serves an operation: every path and verb of it, who may call it, checking on the way in and out.
 * Fields that the response schema does not know never leave the server.
 */
export function bind<const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
  options: BindOptions = {},
): void {
  serve(app, operation, handler, options);
}

function serve<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O> | PreparedHandler<O>,
  { perMinute = operation.perMinute }: BindOptions,
): void {
  app.operations.add(operation);
  const mixed = operation.cache === 'catalog-or-personal';
  const personal = operation.cache !== 'catalog' && !mixed;
  const isPublic = (request: FastifyRequest) =>
    !personal && (!mixed || request.headers.authorization === undefined);
  const required = needsSignIn(operation);
  checkPolicy(app.policies, operation.policy);
  const answers = answersOf(app, operation);
  const { files: taken } = operation;
  for (const path of pathsOf(operation)) {
    const route: RouteOptions = {
      method: [...methodsOf(operation)],
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operation, ...(perMinute !== undefined && { rateLimit: rateLimitOf(perMinute) }) },
      // Callbacks and plain answers where nothing is waited for: each promise on the way costs every request time.
      onRequest: (request, reply, done) => {
        if (mixed) vary(reply, 'Authorization');
        void reply.header('cache-control', isPublic(request) ? CATALOG_CACHE : 'no-store');
        if (!required && (isPublic(request) || request.headers.authorization === undefined)) return done();
        const refused = (error: Error) => {
          // The database that knows the person, or the provider that knows the token.
          if (!mixed || statusOf(error) !== 503) return done(error);
          peopleAway.set(request, error);
          done();
        };
        // oxlint-disable-next-line promise/no-callback-in-promise -- the callback is Fastify's, and a hook has no other way to go on
        app.authenticate(request, required ? 'required' : 'optional').then(() => done(), refused);
      },
      handler: (request, reply) => {
        if (request.method === 'GET' && isPublic(request) && isUnchanged(app, request, reply)) {
          void reply.code(304).send();
          return;
        }
        const own = (name: Exclude<PolicyName, 'public'>) => ownRows(app.policies, name, request.actor);
        const scope = operation.policy === 'public' ? undefined : own(operation.policy);
        const answer = (body: unknown, files?: ReceivedForm['files']) => {
          const { actor } = request;
          const asked = {
            params: validate(operation.params, request.params, 'path'),
            query: validate(operation.query, request.query, 'query'),
            body: validate(operation.body, body, 'body'),
          };
          const call = { actor, scope, own, ...asked, files, request, reply } as unknown as Call<O>;
          return answers ? answerOnce(answers, operation, call, handler) : handler(call);
        };
        const given = taken
          ? withForm(request, taken, async ({ fields, files }) => answer(fields, files))
          : mixed && !isPublic(request)
            ? factsAtLeast(request, () => answer(request.body))
            : answer(request.body);
        if (!isOnItsWay(given)) {
          send(app, reply, operation, given);
          return;
        }
        return given.then((answered) => {
          send(app, reply, operation, answered);
          return reply;
        });
      },
    };
    if (!taken) app.route(route);
    else {
      // A scope of its own: what reads forms is asked for every request of its scope.
      void app.register(async (scope) => {
        await takeForms(scope);
        scope.route(route);
      });
    }
  }
}

/** Whether an answer has to be waited for: a promise, or a query of Drizzle, which is none until somebody waits for it. */
function isOnItsWay<T>(given: T | PromiseLike<T>): given is PromiseLike<T> {
  return typeof given === 'object' && given !== null && 'then' in given && typeof given.then === 'function';
}

/** Why a request is served as a stranger's, although it says who sends it. */
const peopleAway = new WeakMap<FastifyRequest, unknown>();

/**
 * Answers facts in which it is marked what somebody saved. While that cannot be had they are answered as to a stranger.
 * @throws what kept it away, where a stranger would have to sign in.
 */
async function factsAtLeast<T>(request: FastifyRequest, answer: () => T | PromiseLike<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    if (peopleAway.has(request)) throw statusOf(error) === 401 ? peopleAway.get(request) : error;
    if (request.actor.kind === 'nobody' || !isUnavailable(error)) throw error;
    peopleAway.set(request, error);
    request.actor = NOBODY;
    return factsAtLeast(request, answer);
  }
}

/** @throws Error at start, when an operation takes keys and the app keeps no answers, or nobody is known. */
function answersOf(app: FastifyInstance, operation: Operation): AnswerStore | undefined {
  if (!operation.idempotencyKey) return undefined;
  if (!app.answers || !needsSignIn(operation) || operation.produces === 'file') {
    throw new Error(`${operationName(operation)} cannot take an Idempotency-Key`);
  }
  return app.answers;
}

/** Does what is asked once for each key. A repeat gets the very text of the first answer. */
async function answerOnce<O extends Operation>(
  answers: AnswerStore,
  operation: O,
  call: Call<O>,
  handler: Handler<O> | PreparedHandler<O>,
): Promise<Prepared<O> | undefined> {
  const { actor, request, params, query, body, files } = call as unknown as Call<Operation>;
  const key = idempotencyKeyOf(request);
  const sent = (files as ReceivedForm['files'] | undefined)?.map(({ name, digest }) => [name, digest]);
  const keyed = key !== undefined &&
    actor.kind === 'person' && {
      personId: actor.id,
      operation: operationName(operation),
      key,
      fingerprint: fingerprintOf([params, query, body, sent]),
    };
  const text = await once(answers, keyed || undefined, async (tx) => {
    const given: unknown = await handler({ ...call, tx } as Call<O>);
    if (given instanceof Prepared) return given.text;
    return JSON.stringify(parse(compiled(operation.response as Schema), given)) ?? null;
  });
  return text === null ? undefined : new Prepared(operation, text);
}

/** @throws Error at start, when an operation names a policy that the app does not have. */
function checkPolicy(policies: Policies, name: PolicyName): void {
  if (name !== 'public') policyOf(policies, name);
}

function policyOf(policies: Policies, name: Exclude<PolicyName, 'public'>): Policy {
  const policy = policies[name.slice(0, name.indexOf(':')) as Entity];
  if (!policy) throw new Error(`There is no policy for ${name}`);
  return policy;
}

function ownRows(policies: Policies, name: Exclude<PolicyName, 'public'>, actor: Actor) {
  return Scope.permit(policyOf(policies, name), name, actor, {
    owner: actor.kind === 'person' ? actor.id : '',
  });
}

function rateLimitOf(max: number) {
  const keyGenerator = ({ actor, ip }: FastifyRequest) =>
    actor.kind === 'person' ? `person ${actor.id}` : ip;
  return { max, timeWindow: '1 minute', keyGenerator };
}

const CATALOG_CACHE = 'public, max-age=60, stale-while-revalidate=600';

/** Tells caches that the answer depends on a header of the request, beside those they were told of before. */
function vary(reply: FastifyReply, name: string): void {
  const known = reply.getHeader('vary');
  void reply.header('vary', known === undefined ? name : `${String(known)}, ${name}`);
}

function isUnchanged(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = `W/"${app.catalogVersion()}"`;
  void reply.header('etag', tag);
  return request.headers['if-none-match'] === tag;
}

function send(app: FastifyInstance, reply: FastifyReply, operation: Operation, given: unknown): void {
  if (reply.sent) return;
  if (operation.status !== undefined) void reply.code(operation.status);
  if (given instanceof Prepared) {
    if (app.checksAnswers) checkPrepared(operation, given);
    void reply.type(JSON_TYPE).send(given.text);
  } else if (operation.produces === 'file') sendFile(reply, given as FileAnswer);
  else {
    const checked = parse(compiled(operation.response as Schema), given);
    if (operation.produces === 'text') void reply.type('text/plain; charset=utf-8').send(String(checked));
    else if (checked === undefined) void reply.code(204).send();
    else void reply.type(JSON_TYPE).send(JSON.stringify(checked));
  }
}

/** @throws Error when the text is another operation's, does not fit the schema, or has fields that the schema does not. */
function checkPrepared(operation: Operation, { operation: own, text }: Prepared<Operation>): void {
  if (own !== operation) throw new Error('A prepared answer belongs to another operation');
  const value: unknown = JSON.parse(text);
  const checked: unknown = parse(operation.response, value);
  // As JSON: what is undefined is not there.
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(checked)), value)) {
    throw new Error('A prepared answer has fields that its operation does not have');
  }
}
