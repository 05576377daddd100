import {
  methodsOf,
  pathsOf,
  type Given,
  type Operation,
  type Received,
  type Schema,
} from '@longleaf/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'zod/v4/core';
import type { Person } from './authentication.ts';
import { validate } from './validate.ts';

type PersonOf<O extends Operation> = O['access'] extends 'signed-in' ? Person : Person | undefined;

/** What a handler is given: the checked request and the person who asks. */
export type Call<O extends Operation> = Received<O> & {
  person: PersonOf<O>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** An answer that is already text, made by code whose shape is proven by tests; used where speed matters. */
export class Prepared {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Handler<O extends Operation> = (
  call: Call<O>,
) => Promise<Given<O> | Prepared> | Given<O> | Prepared;

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Serves an operation: every path and verb of it, who may call it, checking on the way in and out.
 * Fields that the response schema does not know never leave the server.
 */
export function bind<const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
): void {
  app.operations.add(operation);
  for (const path of pathsOf(operation)) {
    app.route({
      method: [...methodsOf(operation)],
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request, reply) => {
        const personal = operation.cache !== 'catalog';
        if (operation.access === 'signed-in') await app.authenticate(request, 'required');
        else if (personal) await app.authenticate(request, 'optional');
        void reply.header('cache-control', personal ? 'no-store' : CATALOG_CACHE);
      },
      handler: async (request, reply) => {
        if (operation.cache === 'catalog' && request.method === 'GET' && isUnchanged(app, request, reply)) {
          return reply.code(304).send();
        }
        const call = {
          params: validate(operation.params, request.params, 'path'),
          query: validate(operation.query, request.query, 'query'),
          body: validate(operation.body, request.body, 'body'),
          person: request.person,
          request,
          reply,
        } as Call<O>;
        const given = await handler(call);
        if (reply.sent) return reply;
        if (given instanceof Prepared) return reply.type(JSON_TYPE).send(given.text);
        return answer(reply, operation, given);
      },
    });
  }
}

const CATALOG_CACHE = 'public, max-age=60, stale-while-revalidate=600';

function isUnchanged(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = `W/"${app.catalogVersion()}"`;
  void reply.header('etag', tag);
  return request.headers['if-none-match'] === tag;
}

function answer(reply: FastifyReply, operation: Operation, given: unknown): FastifyReply {
  if (operation.produces === 'image') return reply.send(given);
  const checked = parse(operation.response as Schema, given);
  if (operation.produces === 'text') return reply.type('text/plain; charset=utf-8').send(String(checked));
  return checked === undefined ? reply.code(204).send() : reply.type(JSON_TYPE).send(JSON.stringify(checked));
}
