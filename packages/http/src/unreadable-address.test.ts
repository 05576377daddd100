import { openWords } from '@longleaf/platform/words/server-words';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerUnreadable } from './unreadable-address.ts';

const app = Fastify({ frameworkErrors: answerUnreadable });
app.decorate('words', await openWords(['en']));

it.each(['/careers/%ff', '/%c3', '/apiary/%ff'])('the page %s leads home', async (url) => {
  const reply = await app.inject({ method: 'GET', url });
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/']);
});

it.each([
  ['GET', '/api/careers/occupations/%ff'],
  ['GET', '/API/%ff'],
  ['POST', '/careers/%ff'],
] as const)('%s %s is told what is wrong', async (method, url) => {
  const reply = await app.inject({ method, url });
  expect(reply.statusCode).toBe(400);
  expect(reply.headers['content-type']).toContain('application/problem+json');
});
