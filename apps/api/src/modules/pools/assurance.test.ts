import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const dataSecret = randomBytes(32).toString('hex');
const api = await startApi({ catalog: true, now: '2026-11-22T12:00:00Z', dataSecret });
const APP = 'Appalachian State University';
const prospect = {
  name: { first: 'Ada', middle: '', last: 'Lovelace', suffix: '', nickName: '' },
  email: 'ada@example.org',
  mailingAddress: { street1: '1 Elm St', city: 'Raleigh', state: 'NC', zip: '27601', county: 'Wake' },
  additionalData: { dayTime: '919 555 0142', denialsReceivedFrom: APP },
};
const withAnswers = (additionalData: object) => ({ ...prospect, additionalData });
const send = (as: string, body: object) => api.call('POST', '/Prospect/insertprospecttaap', { as, body });
const isSubmitted = async (as: string) =>
  (await api.call('GET', '/Prospect/isProspectSubmitted', { as })).json;

it('takes both shapes of the body, and says what became of it (API-170, API-171, GAP-101, ST-247, ST-250)', async () => {
  const whole = await send('ann', { prospect, excludedAppIds: [199856] });
  expect(whole).toMatchObject({
    status: 200,
    json: { panel: 'ThankYou', eligible: true, entryYear: 2027, already: false },
  });
  expect((await send('bea', prospect)).json).toMatchObject({ panel: 'ThankYou', eligible: true });
  expect([await isSubmitted('ann'), await isSubmitted('eve')]).toEqual([true, false]);
});

it('is sent once: another time answers the first (API-172)', async () => {
  await send('once', prospect);
  expect((await send('once', withAnswers({ acceptedFrom: APP }))).json).toMatchObject({
    panel: 'ThankYou',
    already: true,
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('many', prospect)));
  expect(answers.filter(({ json }) => !(json as { already: boolean }).already)).toHaveLength(1);
});

it.each([
  ['Ineligible', { denialsReceivedFrom: APP, acceptedFrom: 'East Carolina University' }],
  ['NotDenied', {}],
])('%s: reaches nobody, does not count as sent, and may be put right', async (panel, answers) => {
  const as = `right-${panel}`;
  expect((await send(as, withAnswers(answers))).json).toMatchObject({ panel, eligible: false });
  expect(await isSubmitted(as)).toBe(false);
  expect((await api.call('GET', '/Prospect/taap', { as })).json).toMatchObject({ sent: { panel } });
  expect((await send(as, prospect)).json).toMatchObject({
    panel: 'ThankYou',
    eligible: true,
    already: false,
  });
  expect(await isSubmitted(as)).toBe(true);
});

it('taken back it counts as sent no more, and may be sent anew (API-172)', async () => {
  const as = 'takes-back';
  const takeBack = () =>
    api.call('POST', '/Prospect/takeBackPoolForm', { as, body: { pool: 'TAAP', entryYear: 2027 } });
  expect((await takeBack()).status).toBe(404);
  await send(as, prospect);
  expect((await takeBack()).json).toMatchObject({ takenBackAt: '2026-11-22T12:00:00.000Z' });
  expect(await isSubmitted(as)).toBe(false);
  expect((await api.call('GET', '/Prospect/taap', { as })).json).toMatchObject({
    sent: { panel: 'ThankYou', takenBackAt: '2026-11-22T12:00:00.000Z' },
  });
  expect((await send(as, prospect)).json).toMatchObject({ already: false, takenBackAt: null });
  expect(await isSubmitted(as)).toBe(true);
});

it('decides eligibility itself, apart from the panel (ST-249, GAP-100)', async () => {
  const claimed = await send('claims', withAnswers({ eligible: true }));
  expect(claimed.json).toMatchObject({ panel: 'NotDenied', eligible: false });
  const said = await send('said', withAnswers({ deniedAdmission: true, eligible: false }));
  expect(said.json).toMatchObject({ panel: 'NotDenied', eligible: true });
});

it.each<[string, object]>([
  ['name.first', { name: { ...prospect.name, first: ' ' } }],
  ['name.last', { name: { ...prospect.name, last: '' } }],
  ['email', { email: 'ada' }],
  ['mailingAddress.street1', { mailingAddress: { ...prospect.mailingAddress, street1: '' } }],
  ['mailingAddress.city', { mailingAddress: { ...prospect.mailingAddress, city: '' } }],
  ['mailingAddress.state', { mailingAddress: { ...prospect.mailingAddress, state: '' } }],
  ['mailingAddress.zip', { mailingAddress: { ...prospect.mailingAddress, zip: '2760' } }],
  ['additionalData.dayTime', withAnswers({ dayTime: '12' })],
  ['additionalData.evening', withAnswers({ evening: '12' })],
  ['additionalData.denialsReceivedFrom', withAnswers({ denialsReceivedFrom: 'Duke University' })],
  ['additionalData.acceptedFrom', withAnswers({ acceptedFrom: 'Hogwarts' })],
  ['additionalData.acceptedFrom', withAnswers({ denialsReceivedFrom: APP, acceptedFrom: APP })],
  ['additionalData.excludedIds', withAnswers({ excludedIds: [198419] })],
])('names the field %s that is wrong, and keeps nothing', async (field, part) => {
  const { status, json } = await send('wrong', { ...prospect, ...part });
  expect(status).toBe(400);
  expect(Object.keys((json as { modelState: object }).modelState)).toEqual([field]);
  expect((await api.call('GET', '/Prospect/taap', { as: 'wrong' })).json).toEqual({
    entryYear: 2027,
    sent: null,
  });
});

it('begins with the profile (API-173, ST-251)', async () => {
  await api.call('PUT', '/users/profile/save', {
    as: 'known',
    body: { firstName: 'Ada', lastName: 'Lovelace', nickname: 'Countess', daytimePhone: '919 555 0142' },
  });
  expect((await api.call('GET', '/Prospect/getTaapProfile', { as: 'known' })).json).toMatchObject({
    firstName: 'Ada',
    nickname: 'Countess',
    daytimePhone: '(919) 555-0142',
    mailAddress: null,
  });
});

it.each([
  ['GET', '/Prospect/taap'],
  ['GET', '/Prospect/isProspectSubmitted'],
  ['GET', '/Prospect/getTaapProfile'],
  ['POST', '/Prospect/insertprospecttaap'],
])('needs somebody who is signed in: %s %s', async (method, path) => {
  expect((await api.call(method, path, method === 'POST' ? { body: prospect } : {})).status).toBe(401);
});

it('tells of the 16 universities what is publicly known of transferring to each, and no date of a year that is over (UI-037)', async () => {
  const { status, json } = await api.call('GET', '/institutions/getTransferUniversities', {});
  const { creditYear, universities } = json as {
    creditYear: string;
    universities: {
      name: string;
      fee: number | null;
      feeYear: string | null;
      closesOn: string | null;
      credit: object;
    }[];
  };
  expect([status, universities.length, creditYear]).toEqual([200, 16, expect.stringMatching(/^20\d\d/)]);
  expect(universities.find(({ name }) => name === APP)).toMatchObject({
    fee: 65,
    feeYear: expect.stringContaining('2022'),
    credit: { ap: true },
  });
  expect(universities.filter(({ closesOn }) => closesOn !== null)).toEqual([]);
});
