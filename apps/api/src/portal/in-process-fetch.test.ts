import { answerRequestId, requestOptions } from '@longleaf/platform/request-id';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { inProcessFetch } from './in-process-fetch.ts';

it('asks under the id of the page that is drawn, so that both are found by it', async () => {
  const app = Fastify(requestOptions);
  onTestFinished(() => app.close());
  answerRequestId(app);
  const fetchApi = inProcessFetch(app);
  app.get('/call', (request) => ({ id: request.id }));
  app.get('/page', async () => (await fetchApi('http://portal.test/call')).json());
  const ids = ['page-0001', 'page-0002'];
  const drawn = ids.map((id) => app.inject({ url: '/page', headers: { 'x-request-id': id } }));
  expect((await Promise.all(drawn)).map((answer) => answer.json())).toEqual(ids.map((id) => ({ id })));
});
