import type pg from 'pg';
import { currentTracing, type Tracing } from './tracing.ts';

const LONGEST_TEXT = 2_000;
// Quoted names, quoted values, and numbers that are no part of a name or place.
const NAMES_AND_VALUES = /"[^"]*"|'(?:[^']|'')*'|(?<![\w$])\d+(?:\.\d+)?\b/g;

/** Gives each statement on behalf of a request a span, with its text and never with values; where there is tracing. */
export function traceQueries(pool: pg.Pool): void {
  const tracing = currentTracing();
  if (!tracing) return;
  trace(pool, tracing);
  // Transactions ask the connections that they are lent.
  pool.on('connect', (client) => trace(client, tracing));
}

function trace(asked: pg.Pool | pg.ClientBase, tracing: Tracing): void {
  const query = asked.query.bind(asked) as (...parts: unknown[]) => Promise<unknown>;
  const traced = (...parts: unknown[]) => {
    const text = textOf(parts[0]);
    // The pool asks its connections with a callback: that is its own statement, which has its span.
    if (text === undefined || typeof parts.at(-1) === 'function') return query(...parts);
    return tracing.child(nameOf(text), attributesOf(text), () => query(...parts));
  };
  Object.assign(asked, { query: traced });
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const { text } = Object(statement) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

function nameOf(text: string): string {
  return (/^\s*(\w+)/.exec(text)?.[1] ?? 'statement').toLowerCase();
}

function attributesOf(text: string): Record<string, string> {
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': nameOf(text),
    'db.query.text': withoutValues(text).slice(0, LONGEST_TEXT),
  };
}

/** Values go beside the text; should one stand in it all the same, it is taken out. */
export function withoutValues(text: string): string {
  return text.replace(NAMES_AND_VALUES, (found) => (found.startsWith('"') ? found : '?'));
}
