import {
  failuresOf,
  idsOf,
  methodsOf,
  needsSignIn,
  pathsOf,
  successOf,
  type Operation,
  type Schema,
} from '@longleaf/contract/operation';
import { problemSchema } from '@longleaf/contract/problem';
import { toJSONSchema } from 'zod/v4/core';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of every operation that is served. */
export function openApiDocument(operations: Iterable<Operation>, product: string, address: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    for (const path of pathsOf(operation)) {
      const item = (paths[path] ??= {});
      for (const method of methodsOf(operation))
        item[method.toLowerCase()] = describe(operation, path, method);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${product} API`,
      version: '1',
      description: 'Paths are matched and field names are read without regard to letter case.',
    },
    servers: [{ url: `${address}/api` }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describe(operation: Operation, path: string, method: string): Json {
  const name = `${method.toLowerCase()}_${path.replace(/\W+/g, '_')}`;
  return {
    operationId: name,
    summary: operation.summary,
    description: `Inventory: ${idsOf(operation).join(', ')}`,
    tags: [path.split('/')[1]?.toLowerCase() ?? 'other'],
    ...(needsSignIn(operation) && { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(operation.params, 'path'),
      ...parametersOf(operation.query, 'query'),
      ...(operation.idempotencyKey ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(method !== 'GET' && bodyOf(operation)),
    responses: {
      [successOf(operation)]: {
        description: 'Success',
        ...(successOf(operation) !== 204 && { content: contentOf(operation) }),
      },
      ...Object.fromEntries(failuresOf(operation).map(({ status, means }) => [status, problem(means)])),
    },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same key, the call is done once and answered as before.',
  schema: { type: 'string' },
};

function bodyOf({ body, files }: Operation): Json {
  if (files === undefined) {
    return body
      ? { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
      : {};
  }
  const fields = (body ? schemaOf(body, 'input') : {}) as { properties?: Json; required?: string[] };
  const schema = {
    type: 'object',
    properties: {
      ...fields.properties,
      [files.field]: { type: 'array', items: BYTES, minItems: 1, maxItems: files.atMost },
    },
    required: [...(fields.required ?? []), files.field],
  };
  return {
    requestBody: {
      description: `Files of at most ${files.maxBytes} bytes: ${files.types.join(', ')}`,
      content: { 'multipart/form-data': { schema } },
    },
  };
}

const MEDIA = { json: 'application/json', text: 'text/plain', file: '*/*' };
const BYTES: Json = { type: 'string', format: 'binary' };

function contentOf(operation: Operation): Json {
  const kind = operation.produces ?? 'json';
  const schema = kind === 'file' ? BYTES : schemaOf(operation.response, 'output');
  return { [MEDIA[kind]]: { schema } };
}

function parametersOf(schema: Schema | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, content]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: content,
  }));
}

function problem(description: string): Json {
  return {
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
