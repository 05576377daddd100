import Fastify from 'fastify';
import { serve } from '../serve.ts';

const tell = (message: string) => process.send?.({ say: message });

// A program as small as one can be that stops as all of ours do. Its parent says when a slow answer may come.
await serve('Small', async (_say, stopping) => {
  const app = Fastify();
  const slow = Promise.withResolvers<void>();
  process.on('message', () => slow.resolve());
  app.get('/', () => 'here');
  app.get('/ready', (_request, reply) => reply.code(stopping.aborted ? 503 : 200).send());
  app.get('/slow', async () => {
    tell('slow begun');
    await slow.promise;
    return 'slow';
  });
  app.get('/never', () => {
    tell('never begun');
    return new Promise(() => undefined);
  });
  return {
    app,
    port: 0,
    host: '127.0.0.1',
    setting: 'PORT',
    stop: { wait: Number(process.env['WAIT']), deadline: Number(process.env['DEADLINE']) },
    work: {
      stop: async () => void tell('work ended'),
      handBack: async () => void tell('work handed back'),
    },
    close: async () => void tell('closed'),
  };
});
