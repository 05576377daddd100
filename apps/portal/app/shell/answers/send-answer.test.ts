import { expect, it } from 'vitest';
import type { AnswerChange } from './answer-change.ts';
import { answerSender } from './send-answer.ts';

const change: AnswerChange = {
  assessmentId: 1,
  sessionId: 7,
  questionId: 3,
  categoryId: 1,
  answer: '4',
  answeredAt: '2026-11-24T15:00:00.000Z',
};
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const problem = (status: number, detail = 'No') =>
  json(status, { type: 'about:blank', title: detail, status, detail, requestId: 'one' });
const page = (status: number) =>
  new Response('<h1>Blocked</h1>', { status, headers: { 'content-type': 'text/html' } });

/** Answers calls by method in turn, and tells which were made. */
function server(replies: Record<string, Response[]>) {
  const made: string[] = [];
  const send = answerSender(async (input, init) => {
    const { method, url, body } = await asCall(input, init);
    made.push([method, url.replace(/^.*\/sessions/, 'sessions').replace(/\?.*/, ''), body].join(' ').trim());
    const reply = replies[method]?.shift();
    if (!reply) throw new Error(`${method} ${url} was not foreseen`);
    return reply;
  });
  return { send, made };
}

async function asCall(input: RequestInfo | URL, init?: RequestInit) {
  const method = init?.method ?? 'GET';
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { answer?: string }) : {};
  const url = input instanceof Request ? input.url : String(input);
  return { method, url, body: body.answer ?? '' };
}

it('is kept under the id that the server gives', async () => {
  const { send, made } = server({ POST: [json(200, 12)] });
  expect(await send(change)).toEqual({ kind: 'kept', answerId: 12 });
  expect(made).toEqual(['POST sessions/7/questions/3/answers 4']);
});

it.each([
  ['a page of a filter', page(403)],
  ['another page in its place', page(404)],
  ['a page that calls it wrong', page(400)],
  ['a server that is away', problem(503)],
  ['too many calls', problem(429)],
])('waits after %s', async (_, reply) => {
  expect(await server({ POST: [reply] }).send(change)).toMatchObject({ kind: 'later' });
});

it('is over with its session', async () => {
  expect(await server({ POST: [problem(409)] }).send(change)).toEqual({ kind: 'finished' });
  expect(await server({ POST: [problem(404)], GET: [json(200, [])] }).send(change)).toEqual({ kind: 'gone' });
});

it('is refused with the words of the server', async () => {
  expect(await server({ POST: [problem(400, 'Not so')] }).send(change)).toEqual({
    kind: 'refused',
    why: 'Not so',
  });
  const sessions = json(200, [
    { id: 7, isComplete: false, dateCompleted: null, isNCDCAssessment: false, answers: [] },
  ]);
  expect(await server({ POST: [problem(404, 'No such question')], GET: [sessions] }).send(change)).toEqual({
    kind: 'refused',
    why: 'No such question',
  });
});

it('that was taken back is put there first where it may be on its way, so that it cannot come after', async () => {
  const { send, made } = server({ POST: [json(200, 12)], DELETE: [json(200, { removed: true })] });
  const before = { answer: '2', answeredAt: '2026-11-24T14:59:00.000Z' };
  expect(await send({ ...change, answer: null, before })).toEqual({ kind: 'kept', answerId: null });
  expect(made).toEqual(['POST sessions/7/questions/3/answers 2', 'DELETE sessions/7/questions/3/answers/12']);
});
