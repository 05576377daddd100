import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';
import { mailboxOf, collegeMailboxes } from './college-mailboxes.ts';

it('gives each college its address, and the others the one for all', () => {
  const mailboxes = collegeMailboxes('199120=a@x.example, *=b@y.example') ?? new Map();
  expect(mailboxOf(mailboxes, 199120)).toBe('a@x.example');
  expect(mailboxOf(mailboxes, 199193)).toBe('b@y.example');
  expect(mailboxOf(collegeMailboxes('') ?? new Map(), 199120)).toBeUndefined();
});

it.each(['199120', '199120=nobody', 'x=a@b.example'])('refuses %j', (text) => {
  expect(collegeMailboxes(text)).toBeUndefined();
  expect(() => readSettings({ TRANSCRIPT_MAILBOXES: text })).toThrow(SettingsError);
});

it('has none outside development unless set', () => {
  expect(readSettings({ NODE_ENV: 'test' }).TRANSCRIPT_MAILBOXES.size).toBe(0);
  expect(mailboxOf(readSettings({}).TRANSCRIPT_MAILBOXES, 199120)).toBe('transcripts@college.localhost');
});
