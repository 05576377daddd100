import { expect, it } from 'vitest';
import { applicationLogins, findLogin } from './application-logins.ts';

const one = {
  organization: 'elm',
  program: 'first-year',
  appKey: 'k1',
  address: 'https://apply.example.edu/in?x=1',
};

it.each([
  ['', []],
  ['elm/first-year/k1=https://apply.example.edu/in?x=1', [one]],
  [
    ' elm/first-year/k1=https://apply.example.edu/in?x=1 , oak/transfer/k2=http://oak.example ,',
    [one, expect.objectContaining({ organization: 'oak', address: 'http://oak.example' })],
  ],
])('reads %j', (text, logins) => expect(applicationLogins(text)).toEqual(logins));

it.each([
  'elm',
  'elm/first-year=https://apply.example.edu',
  'elm/first-year/k1=ftp://apply.example.edu',
  'elm/first-year/k1=https://',
  'elm/first-year/k1=https://apply.example.edu#there',
  'elm/first-year/k1=https://a.example,ELM/First-Year/K1=https://b.example',
  'el m/first-year/k1=https://apply.example.edu',
])('refuses %j', (text) => expect(applicationLogins(text)).toBeUndefined());

it('finds by all three names, in any case, and by nothing less', () => {
  expect(findLogin([one], { organization: 'Elm', program: 'FIRST-year', appKey: 'K1' })).toBe(one);
  for (const other of [{ organization: 'oak' }, { program: 'transfer' }, { appKey: 'k2' }])
    expect(findLogin([one], { ...one, ...other })).toBeUndefined();
});
