import { pino, stdSerializers, type Logger } from 'pino';
import { databaseErrorOf } from './database-error.ts';

export type { Logger };

/** A structured logger that never writes tokens, cookies or bodies. */
export function createLogger(app: string, level: string): Logger {
  return pino({
    name: app,
    level,
    base: { app },
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
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
    },
  });
}

/**
 * An error as it is logged. One from the database names values in its words and its parameters: of it only the code,
 * the table, the constraint and the places in the program are kept.
 */
export function errorInLog(error: unknown): unknown {
  const found = databaseErrorOf(error);
  if (!found) return error instanceof Error ? stdSerializers.err(error) : error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: 'DatabaseError', ...found, stack: places.join('\n') };
}
