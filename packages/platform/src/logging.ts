import { pino, type Logger } from 'pino';

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
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
    },
  });
}
