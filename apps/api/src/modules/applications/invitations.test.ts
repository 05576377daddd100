import type { Invitation, OpenedInvitation } from '@longleaf/contract/application-invitations';
import { deadLink } from '@longleaf/contract/application-invitations';
import type { HubItem } from '@longleaf/contract/applications';
import { linkIn } from '@longleaf/testkit/mail-folder';
import { startMailServer } from '@longleaf/testkit/mail-server';
import { leftInEnglish, unmarkedInLetter } from '@longleaf/testkit/letters';
import { readLetterWords, type Words } from '@longleaf/platform/mail/words';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { afterAll, describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';
import { applicationJobs } from './index.ts';
import { invitationLetter } from './invitation-letter.ts';

const NOW = '2026-11-23T15:00:00.000Z';
const mail = await startMailServer();
afterAll(() => mail.close());
const api = await startApi({
  catalog: true,
  now: NOW,
  settings: { SMTP_URL: mail.url },
  jobs: true,
});
/** Days go by for the invitation of this address. */
const pass = (days: number, email: string) =>
  api.database.pool.query(
    `update portal.application_invitations set sent_at = sent_at - make_interval(days => $1),
       expires_at = expires_at - make_interval(days => $1) where email = $2`,
    [days, email],
  );
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

type Place = { appId: number; taskId: number };

/** Somebody with a name and an application that asks for a recommendation. */
async function student(as: string, name = 'Jordan'): Promise<Place> {
  await api.call('PUT', '/users/profile/save', { as, body: { firstName: name, lastName: 'Whitaker' } });
  const { json } = await api.call('POST', '/application/start', {
    as,
    body: { applicationDefinitionId: 1984191 },
  });
  const { application } = json as { application: HubItem };
  const task = application.applicationTasks.find(({ task: key }) => key === 'recommendation');
  return { appId: application.userApplication.id, taskId: task?.applicationTaskId ?? 0 };
}

const pathOf = ({ appId, taskId }: Place) => `/application/${appId}/${taskId}/thirdparty`;
const invite = (as: string, place: Place, email: string, more = '') =>
  api.call(
    'GET',
    `${pathOf(place)}?thirdPartyEmail=${encodeURIComponent(email)}&firstName=Ida&lastName=Greer${more}`,
    { as },
  );
const open = (token: string, on = api) =>
  on.call('POST', '/application/invitation/open', { body: { token } });
const answer = (token: string, body: object) =>
  api.call('POST', '/application/invitation/answer', { body: { token, ...body } });
const tokenTo = async (email: string) => {
  const { message } = await mail.next(email);
  return { message, token: new URL(linkIn(message)).hash.slice(1), link: new URL(linkIn(message)) };
};
const shown = async (as: string, { appId, taskId }: Place) => {
  const { json } = await api.call('GET', `/application/${appId}`, { as });
  return (json as HubItem).userApplication.tasks.find(
    ({ applicationTaskId }) => applicationTaskId === taskId,
  );
};
async function addLetter(token: string, bytes: Buffer = PDF, name = 'letter.pdf') {
  const form = new FormData();
  form.set('token', token);
  form.set('letter', new Blob([new Uint8Array(bytes)]), name);
  const reply = await fetch(`${api.url}/api/application/invitation/letter`, { method: 'POST', body: form });
  return { status: reply.status, json: (await reply.json()) as OpenedInvitation };
}

describe('asking somebody (API-035, MOD-003, ST-092, EXT-025)', () => {
  it('is told with the task also when it is marked done', async () => {
    const place = await student('marks');
    const marked = async () => {
      const path = `/application/${place.appId}/${place.taskId}/completed`;
      return (await api.call('GET', path, { as: 'marks' })).json;
    };
    expect(await marked()).toMatchObject({ completed: true, invitation: null });
    await api.call('GET', `/application/${place.appId}/${place.taskId}/uncompleted`, { as: 'marks' });
    await invite('marks', place, 'marks@school.example');
    expect(await marked()).toMatchObject({ completed: true, invitation: { email: 'marks@school.example' } });
  });

  it('mails a link whose secret no server sees; a yes does the task', async () => {
    const place = await student('asks');
    const reply = await invite('asks', place, 'ida.greer@example.org');
    expect(reply).toMatchObject({
      status: 200,
      json: {
        status: 'Invited',
        email: 'ida.greer@example.org',
        waived: false,
        canSendAgain: false,
        letter: null,
      },
    });
    const { message, token, link } = await tokenTo('ida.greer@example.org');
    expect(message.subject).toBe('Jordan Whitaker asks for your help with a college application');
    expect(link.search).toBe('');
    expect(link.pathname).toBe('/invitation');
    // Nothing in the database opens the link.
    const { rows } = await api.database.pool.query('select * from portal.application_invitations');
    expect(JSON.stringify(rows)).not.toContain(token);

    const opened = await open(token);
    expect(opened).toMatchObject({
      status: 200,
      json: {
        student: 'Jordan Whitaker',
        firstName: 'Ida',
        college: 'Duke University',
        task: 'recommendation',
        answer: null,
      },
    });
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect((await shown('asks', place))?.invitation).toMatchObject({ status: 'Opened', openedDate: NOW });
    expect(await answer(token, { answer: 'done', word: ' Good luck, Jordan! ' })).toMatchObject({
      status: 200,
      json: { answer: 'done' },
    });
    expect(await shown('asks', place)).toMatchObject({
      completed: true,
      doneBy: 'invited',
      invitation: { status: 'Done', answeredDate: NOW, word: 'Good luck, Jordan!' },
    });
  });

  it('asks the same person once, however often it is pressed', async () => {
    const place = await student('twice');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => invite('twice', place, 'once@example.org')),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await api.database.pool.query(
      'select 1 from portal.application_invitations where email = $1',
      ['once@example.org'],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['thirdPartyEmail=x&firstName=A&lastName=B', 'thirdPartyEmail', 'Enter an email like name@example.com'],
    ['thirdPartyEmail=&firstName=A&lastName=B', 'thirdPartyEmail', 'Enter their email'],
    ['thirdPartyEmail=a@example.org&firstName=&lastName=B', 'firstName', 'Enter their first name'],
    [
      'thirdPartyEmail=a@example.org&firstName=A&lastName=1',
      'lastName',
      'Use only letters, apostrophes, hyphens, spaces and periods',
    ],
    ['thirdPartyEmail=a@example.org&firstName=A', 'lastName', 'Enter their last name'],
  ])('names what is wrong with %s (VAL-007)', async (query, field, words) => {
    const place = await student('wrong');
    const reply = await api.call('GET', `${pathOf(place)}?${query}`, { as: 'wrong' });
    expect(reply.status).toBe(400);
    expect(modelStateOf(reply)[field]).toEqual([words]);
  });

  it('is refused without a name to ask by, without a token, and at a task that others cannot do', async () => {
    const { json } = await api.call('POST', '/application/start', {
      as: 'nameless',
      body: { applicationDefinitionId: 1984191 },
    });
    const { application } = json as { application: HubItem };
    const taskOf = (key: string) =>
      application.applicationTasks.find(({ task }) => task === key)?.applicationTaskId ?? 0;
    const appId = application.userApplication.id;
    const nameless = await invite('nameless', { appId, taskId: taskOf('recommendation') }, 'a@example.org');
    expect(modelStateOf(nameless)['thirdPartyEmail']?.[0]).toContain('your own name');
    expect((await invite('nameless', { appId, taskId: taskOf('form') }, 'a@example.org')).status).toBe(404);
    expect(
      (
        await api.call(
          'GET',
          `${pathOf({ appId, taskId: 1 })}?thirdPartyEmail=a@example.org&firstName=A&lastName=B`,
        )
      ).status,
    ).toBe(401);
  });

  it('stops at ten people a day', async () => {
    const place = await student('many');
    for (let index = 0; index < 10; index++)
      expect((await invite('many', place, `n${index}@example.org`)).status).toBe(200);
    expect(modelStateOf(await invite('many', place, 'n10@example.org'))['thirdPartyEmail']?.[0]).toContain(
      '10 people in a day',
    );
  });
});

describe('a link', () => {
  it('works no more once it was withdrawn, replaced, answered or is 30 days old; nothing tells why', async () => {
    const place = await student('links');
    await invite('links', place, 'links@example.org');
    const first = (await tokenTo('links@example.org')).token;
    const again = () => api.call('POST', `${pathOf(place)}/again`, { as: 'links' });
    expect((await again()).status).toBe(409);
    await pass(2, 'links@example.org');
    expect((await again()).json).toMatchObject({ canSendAgain: false });
    const second = (await tokenTo('links@example.org')).token;
    expect(await open(first)).toMatchObject({ status: 404, json: { detail: deadLink } });
    expect((await open(second)).status).toBe(200);
    await pass(30, 'links@example.org');
    expect((await open(second)).status).toBe(404);
    expect((await answer(second, { answer: 'done' })).status).toBe(404);
    expect((await addLetter(second)).status).toBe(404);
    await pass(-29, 'links@example.org');
    expect((await open(second)).status).toBe(200);
    for (const withdrawn of [true, false]) {
      const reply = await api.call('DELETE', pathOf(place), { as: 'links' });
      expect(reply.json).toEqual({ withdrawn });
    }
    expect(await open(second)).toMatchObject({ status: 404, json: { detail: deadLink } });
    expect((await answer(second, { answer: 'done' })).status).toBe(404);
    expect((await addLetter(second)).status).toBe(404);
    expect((await shown('links', place))?.invitation).toBeNull();
  });

  it('is no guess', async () => {
    for (const token of ['x', 'A'.repeat(43), '%00', "' or 1=1"]) {
      expect((await open(token)).status).toBe(404);
      expect((await answer(token, { answer: 'declined' })).status).toBe(404);
    }
    expect((await open('')).status).toBe(400);
  });

  it('takes one answer, of fifty at once', async () => {
    const place = await student('race');
    await invite('race', place, 'race@example.org');
    const { token } = await tokenTo('race@example.org');
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        answer(token, { answer: index % 2 === 0 ? 'done' : 'declined' }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409 || status === 429)).toHaveLength(49);
    const taken = replies.find(({ status }) => status === 200)?.json as OpenedInvitation;
    expect((await shown('race', place))?.completed).toBe(taken.answer === 'done');
  });

  it('takes a no, after which somebody else can be asked; a yes stays', async () => {
    const place = await student('declined');
    await invite('declined', place, 'no@example.org');
    const { token } = await tokenTo('no@example.org');
    await addLetter(token);
    await answer(token, { answer: 'declined', word: 'Too busy' });
    expect((await shown('declined', place))?.invitation).toMatchObject({
      status: 'Declined',
      word: 'Too busy',
      letter: null,
    });
    // Who says no leaves no letter behind.
    const { rows: letters } = await api.database.pool.query(
      `select f.id from portal.files f join portal.people p on p.id = f.person_id where p.subject = 'declined'`,
    );
    expect(letters).toEqual([]);
    expect((await invite('declined', place, 'yes@example.org')).json).toMatchObject({ status: 'Invited' });
    const second = await tokenTo('yes@example.org');
    await answer(second.token, { answer: 'done' });
    expect((await api.call('DELETE', pathOf(place), { as: 'declined' })).json).toEqual({ withdrawn: false });
    expect((await invite('declined', place, 'third@example.org')).json).toMatchObject({
      status: 'Done',
      email: 'yes@example.org',
    });
  });

  it('is dead while its application is removed, and works again when that is undone', async () => {
    const place = await student('undo');
    await invite('undo', place, 'undo@example.org');
    const { token } = await tokenTo('undo@example.org');
    const { json } = await api.call('DELETE', `/application/${place.appId}/remove`, { as: 'undo' });
    expect((await open(token)).status).toBe(404);
    await api.call('POST', '/application/restore', { as: 'undo', body: json });
    expect((await open(token)).status).toBe(200);
  });
});

describe('a letter', () => {
  const kept = async (email: string) =>
    (
      await api.database.pool.query<{ id: string; is_held: boolean }>(
        `select f.id, f.is_held from portal.files f join portal.application_invitations i on i.letter_id = f.id
         where i.email = $1`,
        [email],
      )
    ).rows;

  it('can be read by the student who kept that right, once it is answered', async () => {
    const place = await student('reads');
    await invite('reads', place, 'reads@example.org');
    const { token } = await tokenTo('reads@example.org');
    expect(await addLetter(token)).toMatchObject({
      status: 200,
      json: { letterName: 'letter.pdf', waived: false },
    });
    expect((await shown('reads', place))?.invitation?.letter).toBeNull();
    await answer(token, { answer: 'done' });
    const letter = (await shown('reads', place))?.invitation?.letter as Invitation['letter'];
    expect(letter?.name).toBe('letter.pdf');
    expect((await api.call('GET', `/files/${letter?.id}`, { as: 'reads' })).text).toBe(PDF.toString());
    expect((await api.call('GET', `/files/${letter?.id}`, { as: 'others' })).status).toBe(404);
    expect((await addLetter(token)).status).toBe(409);
  });

  it('is held from the student who gave that right up, by its id too, and both sides are told', async () => {
    const place = await student('waives');
    await invite('waives', place, 'waives@example.org', '&waived=yes');
    const { token } = await tokenTo('waives@example.org');
    expect((await open(token)).json).toMatchObject({ waived: true });
    await addLetter(token);
    await answer(token, { answer: 'done' });
    expect((await shown('waives', place))?.invitation).toMatchObject({
      waived: true,
      letter: { id: null, name: 'letter.pdf' },
    });
    const [letter] = await kept('waives@example.org');
    expect(letter?.is_held).toBe(true);
    expect((await api.call('GET', `/files/${letter?.id}`, { as: 'waives' })).status).toBe(404);
    // They read that it came, and from whom.
    const { text } = await api.call('GET', '/users/yourData', { as: 'waives' });
    expect(text).toContain('Somebody who has a link from you');
  });

  it('goes when the student withdraws the invitation, or asks somebody else', async () => {
    const filesOf = async (as: string) =>
      (
        await api.database.pool.query(
          `select 1 from portal.files f join portal.people p on p.id = f.person_id where p.subject = $1`,
          [as],
        )
      ).rowCount;
    const place = await student('withdraws');
    for (const end of [
      () => api.call('DELETE', pathOf(place), { as: 'withdraws' }),
      () => invite('withdraws', place, 'another@example.org'),
    ]) {
      await invite('withdraws', place, 'withdraws@example.org');
      const { token } = await tokenTo('withdraws@example.org');
      await addLetter(token);
      expect(await filesOf('withdraws')).toBe(1);
      expect((await end()).status).toBe(200);
      expect(await filesOf('withdraws')).toBe(0);
    }
  });

  it('is replaced by the next one, and taken back', async () => {
    const place = await student('swaps');
    await invite('swaps', place, 'swaps@example.org');
    const { token } = await tokenTo('swaps@example.org');
    await addLetter(token);
    const [first] = await kept('swaps@example.org');
    expect((await addLetter(token, PDF, 'better.pdf')).json.letterName).toBe('better.pdf');
    const { rows } = await api.database.pool.query('select 1 from portal.files where id = $1', [first?.id]);
    expect(rows).toEqual([]);
    const remove = () => api.call('POST', '/application/invitation/letter/remove', { body: { token } });
    expect((await remove()).json).toMatchObject({ letterName: null });
    expect((await remove()).json).toMatchObject({ letterName: null });
    expect(await kept('swaps@example.org')).toEqual([]);
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\x00')],
    ['a page that calls itself a PDF', Buffer.from('<!doctype html><script>1</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (what, bytes) => {
    const as = `types ${what}`;
    const place = await student(as);
    const email = `${what.length}types@example.org`;
    await invite(as, place, email);
    const { token } = await tokenTo(email);
    const reply = await addLetter(token, bytes, 'letter.pdf');
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ modelState: { letter: [expect.any(String)] } });
  });

  it('goes when its application is forgotten, and with it what was asked', async () => {
    const place = await student('forgets');
    await invite('forgets', place, 'forgets@example.org');
    const { token } = await tokenTo('forgets@example.org');
    await addLetter(token);
    const [letter] = await kept('forgets@example.org');
    await api.call('DELETE', `/application/${place.appId}/remove`, { as: 'forgets' });
    const clock = () => new Date(Date.parse(NOW) + 2 * 86_400_000);
    const { tasks } = applicationJobs({ ...api.dependencies, clock, files: api.files });
    for (const task of Object.values(tasks)) await task({}, {} as never);
    const { rows } = await api.database.pool.query('select 1 from portal.files where id = $1', [letter?.id]);
    expect(rows).toEqual([]);
  });
});

describe('the letter that asks', () => {
  const about = {
    firstName: 'Ida',
    productName: 'Longleaf',
    student: 'Jordan Whitaker',
    college: 'Duke University',
    url: 'https://portal.example/invitation#x',
    expiresAt: new Date('2026-12-23T15:00:00Z'),
  };

  it('is Spanish in Spanish, and goes through the catalogue', async () => {
    await readLetterWords('en-XA');
    const [english, spanish, marked] = ['en', 'es', 'en-XA'].map((language) =>
      invitationLetter({ ...about, language: language as LetterLanguage }),
    ) as [Words, Words, Words];
    expect(leftInEnglish(english, spanish)).toEqual([]);
    expect(unmarkedInLetter(marked, ['Ida', 'Longleaf', 'Jordan Whitaker', 'Duke University'])).toEqual([]);
  });
});
