import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from './logging.ts';
import { answerRequestId, currentRequestId, passedOn, requestIdOf, requestOptions } from './request-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

describe('the id of a request', () => {
  it.each([
    '7b1b2a52-6b0c-4f0c-9c38-5c9bb0d6a1f3',
    '0A0A0A0A:1F90_0A0A0A0B:0050_6565F3A1_0001',
    'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    'lb.north-1',
  ])('is the one that the balancer gave: %s', (id) => {
    expect(requestIdOf({ 'x-request-id': id, traceparent: PARENT })).toBe(id);
  });

  it.each(['', 'short', 'maya@example.org', 'two words', 'line\nbreak', '{"a":1}xx', 'x'.repeat(129)])(
    'is a new one where what came is none: %j',
    (id) => {
      expect(requestIdOf({ 'x-request-id': id })).toMatch(UUID);
    },
  );

  it('is that of the trace where there is no other', () => {
    expect(requestIdOf({ traceparent: PARENT })).toBe(TRACE);
    expect(requestIdOf({ traceparent: `01-${TRACE}-00f067aa0ba902b7-01-more` })).toBe(TRACE);
    for (const wrong of [
      `ff-${TRACE}-00f067aa0ba902b7-01`,
      `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
      `00-${TRACE}-${'0'.repeat(16)}-01`,
      `${PARENT}-more`,
      TRACE,
    ]) {
      expect(requestIdOf({ traceparent: wrong })).toMatch(UUID);
    }
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 1000 }, () => requestIdOf({}))).size).toBe(1000);
  });
});

describe('a server', () => {
  let app: FastifyInstance;
  let url: string;
  const lines: Record<string, unknown>[] = [];
  const raw: string[] = [];

  beforeAll(async () => {
    const written = new Writable({
      write(chunk: Buffer, _encoding, done) {
        raw.push(chunk.toString());
        lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
        done();
      },
    });
    const log = createLogger('small', 'info', written);
    app = Fastify({ loggerInstance: log as FastifyBaseLogger, ...requestOptions });
    answerRequestId(app);
    app.post('/told', async (request) => {
      await new Promise((done) => setTimeout(done, 1));
      log.info('by the program');
      request.log.info('by the request');
      return { passedOn: passedOn(request), current: currentRequestId() };
    });
    app.get('/fails', () => {
      throw new Error('the cause');
    });
    log.info('outside');
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    lines.length = 0;
    raw.length = 0;
  });

  const tell = (headers: Record<string, string>) =>
    fetch(`${url}/told`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ long: 'x'.repeat(100_000) }),
    });

  it('writes the id in each line, once, answers it, and passes it on with the trace', async () => {
    const answer = await tell({ 'x-request-id': 'balancer-0001', traceparent: PARENT, tracestate: 'a=1' });
    expect(answer.headers.get('x-request-id')).toBe('balancer-0001');
    expect(await answer.json()).toEqual({
      passedOn: { 'x-request-id': 'balancer-0001', traceparent: PARENT, tracestate: 'a=1' },
      current: 'balancer-0001',
    });
    await expect
      .poll(() => lines.map(({ msg }) => msg))
      .toEqual(['by the program', 'by the request', 'request']);
    for (const line of lines) expect(line).toMatchObject({ requestId: 'balancer-0001', traceId: TRACE });
    for (const line of raw) expect(line.split('"requestId"')).toHaveLength(2);
  });

  it('keeps requests apart that are answered at the same time', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `at-once-${index}`);
    const answers = await Promise.all(ids.map((id) => tell({ 'x-request-id': id })));
    const told = await Promise.all(answers.map((answer) => answer.json()));
    expect(told.map(({ current }) => current)).toEqual(ids);
    await expect.poll(() => lines).toHaveLength(60);
    for (const id of ids) expect(lines.filter(({ requestId }) => requestId === id)).toHaveLength(3);
  });

  it('passes on a trace only when there is one', async () => {
    const answer = await tell({
      'x-request-id': 'balancer-0002',
      traceparent: 'nonsense',
      tracestate: 'a=1',
    });
    expect(await answer.json()).toMatchObject({ passedOn: { 'x-request-id': 'balancer-0002' } });
  });

  it('answers it with an error and with what is nowhere', async () => {
    for (const path of ['/fails', '/nowhere']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-request-id')).toMatch(UUID);
    }
  });
});
