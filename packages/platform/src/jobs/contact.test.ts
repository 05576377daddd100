import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { watchContact } from './contact.ts';

let time = 0;
let events: EventEmitter;
let inContact: () => boolean;
const worker = {};

beforeEach(() => {
  time = 0;
  events = new EventEmitter();
  inContact = watchContact(events, () => time);
});

it('is there at first, and while the queue answers', () => {
  expect(inContact()).toBe(true);
  events.emit('worker:getJob:start', { worker });
  expect(inContact()).toBe(true);
  events.emit('worker:getJob:empty', { worker });
  time = 60_000;
  expect(inContact()).toBe(true);
});

it('is lost with a question that fails, and back with one that is answered', () => {
  events.emit('worker:getJob:start', { worker });
  events.emit('worker:getJob:error', { worker });
  expect(inContact()).toBe(false);
  events.emit('worker:getJob:start', { worker });
  expect(inContact()).toBe(false);
  events.emit('job:start', { worker });
  expect(inContact()).toBe(true);
});

it('is lost while a question stays without an answer, also when another worker’s is answered', () => {
  const other = {};
  events.emit('worker:getJob:start', { worker });
  events.emit('worker:getJob:start', { worker: other });
  events.emit('worker:getJob:empty', { worker: other });
  time = 5_000;
  expect(inContact()).toBe(false);
  events.emit('worker:getJob:empty', { worker });
  expect(inContact()).toBe(true);
});

it('is lost with the connection that listens, for a runner that is busy', () => {
  events.emit('pool:listen:error', {});
  expect(inContact()).toBe(false);
  events.emit('pool:listen:success', {});
  expect(inContact()).toBe(true);
});

it('forgets the questions of a runner that ended', () => {
  events.emit('worker:getJob:start', { worker });
  time = 60_000;
  events.emit('pool:create', {});
  expect(inContact()).toBe(true);
});
