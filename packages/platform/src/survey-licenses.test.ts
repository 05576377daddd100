import { expect, it } from 'vitest';
import { surveyLicenses } from './survey-licenses.ts';

it('reads who pays for what', () => {
  expect(surveyLicenses('*=104+101, 341985=1700')).toEqual(
    new Map([
      ['*', [104, 101]],
      ['341985', [1700]],
    ]),
  );
  expect(surveyLicenses('')).toEqual(new Map());
});

it.each(['104', '*=', '*=x', '34198=104', '*=104,*=101', '*=104 101'])('takes %j for no license', (text) => {
  expect(surveyLicenses(text)).toBeUndefined();
});
