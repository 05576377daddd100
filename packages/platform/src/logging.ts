import { DrizzleQueryError } from 'drizzle-orm/errors';
import {
  destination,
  pino,
  stdSerializers,
  type DestinationStream,
  type Logger,
  type LoggerOptions,
} from 'pino';
import { databaseErrorOf } from './database-error.ts';
import { marksOfLine } from './request-id.ts';

export type { Logger };

/** A structured logger that never writes tokens, cookies or bodies; to standard output unless stated. */
export function createLogger(app: string, level: string, stream: DestinationStream = destination(1)): Logger {
  const options: LoggerOptions = {
    name: app,
    level,
    base: { app },
    mixin: (_line, _level, logger) => marksOfLine(logger),
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        'headers.authorization',
        'headers.cookie',
        'password',
        'token',
        'email',
      ],
      remove: true,
    },
    serializers: {
      err: errorInLog,
      // Never its address: that can name a person.
      req: (request: { method: string }) => ({ method: request.method }),
    },
  };
  return pino(options, stream);
}

/**
 * An error as it is logged. One from the database names values in its words and its parameters: of it only the code,
 * the table, the constraint and the places in the program are kept.
 */
export function errorInLog(error: unknown): unknown {
  // Its words hold the statement's values, also when the database was never reached.
  if (error instanceof DrizzleQueryError) return errorInLog(error.cause);
  // The words of an error are logged with those of what caused it.
  if (error instanceof Error && isOfStatement(error.cause)) return errorInLog(error.cause);
  const found = databaseErrorOf(error);
  if (!found) return error instanceof Error ? stdSerializers.err(error) : error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: 'DatabaseError', ...found, stack: places.join('\n') };
}

function isOfStatement(error: unknown): boolean {
  return error instanceof DrizzleQueryError || (error instanceof Error && isOfStatement(error.cause));
}
