import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';
import { transcriptReleaseDays, transcriptSchools } from './transcript-schools.ts';

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

it.each([
  ['02-01,06-15', { midyear: '02-01', final: '06-15' }],
  ['01-31, 06-30', { midyear: '01-31', final: '06-30' }],
  ['02-01', undefined],
  ['02-29,06-15', undefined],
  ['2-1,06-15', undefined],
  ['02-01,06-15,07-01', undefined],
])('reads the days of release %j', (text, days) => {
  expect(transcriptReleaseDays(text)).toEqual(days);
});

it('refuses days of release that are none', () => {
  expect(() => readSettings({ TRANSCRIPT_RELEASE_DAYS: '02-01' })).toThrow(SettingsError);
});
