import type { Schema } from '@longleaf/contract/operation';
import { compile } from 'zod/v4/core';

const known = new WeakMap<Schema, Schema>();

/**
 * Gives the schema with its checks written out as plain code, made when it is first needed: the server then starts as
 * fast as before, and checks several times faster. Values and messages are those of the schema itself.
 */
export function compiled(schema: Schema): Schema {
  let made = known.get(schema);
  if (made === undefined) {
    made = compile(schema);
    known.set(schema, made);
  }
  return made;
}
