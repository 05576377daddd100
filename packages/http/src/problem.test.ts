import { Writable } from 'node:stream';
import { openWords } from '@longleaf/platform/words/server-words';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { ProblemError, sendProblem } from './problem.ts';

const logged: string[] = [];
const stream = new Writable({
  write(line: Buffer, _encoding, done) {
    logged.push(line.toString());
    done();
  },
});
const app = Fastify({ logger: { level: 'error', stream } });
app.decorate('checksAnswers', false);
app.decorate('words', await openWords(['en']));
app.setErrorHandler(sendProblem);
app.get('/fault', () => {
  throw new Error('column "secret" of maya@example.org');
});
app.get('/known', () => {
  throw new ProblemError(503, 'The key of the vault is 7.', { headers: { 'retry-after': '5' } });
});
app.get('/refused', () => {
  throw new ProblemError(409, 'You already have a search with this name.');
});
afterAll(() => app.close());

it.each([
  ['/fault', 500],
  ['/known', 503],
])(
  'tells callers no word about a fault of the server at %s; the log has it, by the id',
  async (url, status) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ detail: 'An error occurred. Please try again later.' });
    expect(answer.body).not.toMatch(/secret|maya|vault/);
    const { requestId } = answer.json<{ requestId: string }>();
    const line = logged.find((one) => one.includes(requestId));
    expect(line).toMatch(/secret|vault/);
  },
);

it('tells what the caller can put right', async () => {
  const answer = await app.inject({ url: '/refused' });
  expect(answer.json()).toMatchObject({ status: 409, detail: 'You already have a search with this name.' });
});
