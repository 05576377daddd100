import { ACCOUNT_SERVICE_BASE } from '@longleaf/contract/account-recovery';
import type { ModelState } from '@longleaf/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendProblem } from '../http/problem.ts';
import { check } from './received-body.ts';

type CheckedOperation = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  params?: z.ZodObject;
  body?: z.ZodObject;
};
type Part<S> = S extends z.ZodObject ? z.output<S> : undefined;

/** A checked request. */
export type ServiceCall<O extends CheckedOperation> = {
  params: Part<O['params']>;
  body: Part<O['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

const NOTHING = z.object({});

/** Serves a call that the API passes on: below ACCOUNT_SERVICE_BASE, checked by its schemas, 400 by field. */
export function serveCall<const O extends CheckedOperation>(
  app: FastifyInstance,
  operation: O,
  handler: (call: ServiceCall<O>) => Promise<FastifyReply>,
): void {
  app.route({
    method: operation.method,
    url: ACCOUNT_SERVICE_BASE + operation.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const params = check(operation.params ?? NOTHING, request.params);
      if (!params.good) return refuse(reply, params.modelState);
      const body = check(operation.body ?? NOTHING, operation.body ? request.body : {});
      if (!body.good) return refuse(reply, body.modelState);
      return handler({ params: params.value, body: body.value, request, reply } as ServiceCall<O>);
    },
  });
}

/** 400 that names the fields; its words are the first complaint unless stated. */
export function refuse(
  reply: FastifyReply,
  modelState: ModelState,
  detail = Object.values(modelState)[0]?.[0] ?? /*i18n*/ 'The request is not right',
): FastifyReply {
  return sendProblem(reply, 400, { detail, modelState });
}
