import type { z } from 'zod';
import type { PolicyName } from './policies.ts';

/** Any zod schema, told apart only by what it gives and takes: this keeps type checking of many operations fast. */
export type Schema<Output = unknown, Input = unknown> = z.core.$ZodType & {
  _zod: { output: Output; input: Input };
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A status that tells a caller why a call was not done, with what it means in words for its documentation. */
export type Failure = { status: number; means: string };

/** Files that a call takes, as `multipart/form-data`; the fields of its body come as the other parts, as text. */
export type TakenFiles = {
  /** The field that holds them. */
  field: string;
  /** How many at most; there is always one at least. */
  atMost: number;
  /** Bytes of one file at most. */
  maxBytes: number;
  /** Media types, as the bytes say it and not the name; `text/plain` is what has no other type, is called `.txt` and reads as text. */
  types: readonly string[];
};

/** One call of the API, declared once and used by the server, the typed client and the documentation. */
export type OperationDefinition = {
  /** Ids in the inventory of calls; more than one where two documents list the same call. */
  id: string | readonly string[];
  /** Paths below `/api` as the specification spells them, with `{name}` for parameters. */
  path: string | readonly string[];
  method: Method | readonly Method[];
  /** What it asks leave for, of the policy of that name. */
  policy: PolicyName;
  /**
   * `catalog`: public facts, cached until the catalogue changes. `personal` (default): never stored.
   * `catalog-or-personal`: the first for a stranger, the second for somebody signed in.
   */
  cache?: 'catalog' | 'personal' | 'catalog-or-personal';
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  files?: TakenFiles;
  /**
   * May carry an `Idempotency-Key`: sent again with the same key by the same person, it is done once and answered as
   * before. For calls whose repeat would do something twice.
   */
  idempotencyKey?: true;
  response: Schema;
  /** The status of an answer that is no error where it is neither 200 nor, without content, 204. */
  status?: 201 | 202;
  /** Errors that a caller has to expect beside those that every call can give (`failuresOf`). */
  errors?: readonly Failure[];
  /** Requests a minute of one signed-in person, or of one address for anybody else; instead of the general limit. */
  perMinute?: number;
  /** How the answer is written; `json` unless stated. A file has no schema: `response` says z.unknown(). */
  produces?: 'json' | 'text' | 'file';
};

export type Operation = OperationDefinition;

/** Declares an operation, keeping its exact types. */
export function operation<const Definition extends OperationDefinition>(definition: Definition): Definition {
  return definition;
}

type OutputOf<S> = S extends { _zod: { output: infer Output } } ? Output : undefined;
type InputOf<S> = S extends { _zod: { input: infer Input } } ? Input : undefined;

/** What the server's handler gets after validation. */
export type Received<O extends Operation> = {
  params: OutputOf<O['params']>;
  query: OutputOf<O['query']>;
  body: OutputOf<O['body']>;
};

/** What a caller sends. Parts that the operation does not have, or that may all be left out, are optional. */
export type Sent<O extends Operation> = Part<'params', O['params']> &
  Part<'query', O['query']> &
  Part<'body', O['body']> &
  (O['files'] extends TakenFiles ? { files: readonly File[] } : unknown);

type Part<Name extends string, S> = [S] extends [Schema]
  ? undefined extends InputOf<S>
    ? { [K in Name]?: InputOf<S> }
    : Record<string, never> extends InputOf<S>
      ? { [K in Name]?: InputOf<S> }
      : { [K in Name]: InputOf<S> }
  : unknown;

/** What the server's handler gives. */
export type Given<O extends Operation> = InputOf<O['response']>;

/** What the caller gets. */
export type Answer<O extends Operation> = O['produces'] extends 'file' ? Blob : OutputOf<O['response']>;

/** Whether an operation is for signed-in people alone. */
export function needsSignIn(operation: Operation): boolean {
  return operation.policy !== 'public';
}

/** The status of an answer that is no error. */
export function successOf(operation: Operation): number {
  return operation.status ?? (operation.response._zod.def.type === 'undefined' ? 204 : 200);
}

/** Every error that an operation can give, with what it means: those of every call, then its own. */
export function failuresOf(operation: Operation): readonly Failure[] {
  const knowsPeople = needsSignIn(operation) || operation.cache !== 'catalog';
  return [
    { status: 400, means: 'A field is missing or wrong; modelState names it' },
    ...(knowsPeople ? [{ status: 401, means: 'No token, or one that is not valid' }] : []),
    { status: 404, means: 'Not found, or somebody else’s' },
    ...(operation.body || operation.files ? [{ status: 413, means: 'The body is too large' }] : []),
    { status: 415, means: 'The body is of a kind that is not read, or packed' },
    ...(operation.idempotencyKey
      ? [{ status: 422, means: 'The Idempotency-Key was used for another request' }]
      : []),
    { status: 429, means: 'Too many requests; see Retry-After' },
    { status: 503, means: 'Does not work right now; see Retry-After' },
    ...(operation.errors ?? []),
  ];
}

/** All paths of an operation, as a list. */
export function pathsOf(operation: Operation): readonly string[] {
  return typeof operation.path === 'string' ? [operation.path] : operation.path;
}

/** All verbs of an operation, as a list. */
export function methodsOf(operation: Operation): readonly Method[] {
  return typeof operation.method === 'string' ? [operation.method] : operation.method;
}

/** All inventory ids of an operation, as a list. */
export function idsOf(operation: Operation): readonly string[] {
  return typeof operation.id === 'string' ? [operation.id] : operation.id;
}
