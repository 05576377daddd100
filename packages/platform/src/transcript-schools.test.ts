import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';
import { transcriptSchools } from './transcript-schools.ts';

it.each([
  ['public', 'public'],
  [' Public ', 'public'],
  ['', []],
  ['341985, 343225', ['341985', '343225']],
  ['34198', undefined],
  ['all', undefined],
])('reads %j', (text, schools) => {
  expect(transcriptSchools(text)).toEqual(schools);
});

it('are all public ones on one machine, elsewhere those that are named', () => {
  expect(readSettings({}).TRANSCRIPT_SCHOOLS).toBe('public');
  expect(readSettings({ NODE_ENV: 'test' }).TRANSCRIPT_SCHOOLS).toEqual([]);
  expect(readSettings({ NODE_ENV: 'test', TRANSCRIPT_SCHOOLS: '341985' }).TRANSCRIPT_SCHOOLS).toEqual([
    '341985',
  ]);
  expect(() => readSettings({ TRANSCRIPT_SCHOOLS: 'some' })).toThrow(SettingsError);
});
