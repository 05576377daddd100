import { activityFailures, activityMessages, activityOperations } from '@longleaf/contract/activities';
import { profileOperations } from '@longleaf/contract/profile';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { draftIsKept } from '../../testing/drafts.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, type samplePerson } from '../../testing/open-screen.tsx';
import { activitiesQuery, shortTextsQuery } from './activities-query.ts';
import { noActivities, sampleActivities, sampleBand } from '../../testing/samples/activities.ts';
import { sampleProfile } from '../../testing/samples/profile.ts';

const { getActivitiesInterests, addActivity, addNetwork, addProject, deleteInterest, restoreInterest } =
  activityOperations;
const open = async (wish: { at?: string; person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./activities-page.tsx'), {
    id: 'UI-033',
    settings: { now: '2026-11-22T17:00:00Z' },
    ...wish,
  });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const section = (name: string) => page.getByRole('region', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

beforeEach(() => void answer(profileOperations.getProfile, sampleProfile()));

test('loading: says so until the lists are there', async () => {
  const lists = hold(getActivitiesInterests);
  await open();
  await expect.element(page.getByText('Loading your activities')).toBeVisible();
  await expectAccessible();
  lists.release(sampleActivities);
  await expect.element(section('Activities')).toBeVisible();
});

test('failed: says so, and another try brings them', async () => {
  refuse(getActivitiesInterests, 500);
  await open();
  await expect.element(page.getByText(activityFailures.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getActivitiesInterests, sampleActivities);
  await button('Try again').click();
  await expect.element(section('Activities')).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins (401)', async () => {
  const asked = answer(getActivitiesInterests, sampleActivities);
  await open({ person: null });
  await expect.element(page.getByText('Loading your activities')).toBeVisible();
  expect(asked).toHaveLength(0);
});

test('not allowed: says why (403)', async () => {
  refuse(getActivitiesInterests, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await expectAccessible();
});

test('empty: each of the eight sections says what belongs there (UI-033, ST-126)', async () => {
  answer(getActivitiesInterests, noActivities);
  await open();
  await expect.element(button('Add a person')).toBeVisible();
  expect(document.querySelectorAll('main section[id]')).toHaveLength(8);
  await expectAccessible();
});

test('ready: items with when, facts and words, and what they come to', async () => {
  answer(getActivitiesInterests, sampleActivities);
  await open();
  await expect.element(section('Activities')).toMatchTextContent(/Aug 2024 to now/);
  await expect.element(section('Activities')).toMatchTextContent(/Aug 2024 to May 2025/);
  await expect.element(section('Activities')).toMatchTextContent(/Music, 9 hours a week, 22 weeks a year/);
  await expect.element(section('Projects')).toMatchTextContent(/Critical Thinking/);
  await expect
    .element(section('Community service'))
    .toMatchTextContent(/I look at the lunch line differently now./);
  await expect.element(page.getByText('hours a week now')).toBeVisible();
  expect(document.querySelector('dl')?.textContent).toBe('8things9hours a week now6service hours, about');
  const rail = page.getByRole('navigation', { name: 'Sections' });
  await expect.element(rail.getByRole('link', { name: 'Activities 2', exact: true })).toBeVisible();
  await expect.element(rail.getByRole('link', { name: 'Networking Empty' })).toBeVisible();
  await expectAccessible();
});

describe('one form at a time', () => {
  test('a new item is open to be typed, sent with id 0, and closed with its id (ST-129, ST-130, API-024, MSG-030)', async () => {
    answer(getActivitiesInterests, noActivities);
    const sent = answer(addNetwork, 12);
    const { router } = await open();
    await button('Add a person').click();
    await expect.element(field('Name')).toHaveFocus();
    expect(router.state.location.search).toBe('?edit=networking%3Anew');
    await field('Name').fill('Ms. Lee');
    await field('Email').fill('lee@example.org');
    answer(getActivitiesInterests, {
      ...noActivities,
      networking: [{ id: 12, name: 'Ms. Lee', relation: '', email: 'lee@example.org', description: '' }],
    });
    await button('Save person').click();
    await expect.element(button('Edit Ms. Lee')).toHaveFocus();
    await expect.element(page.getByText(activityMessages.networking)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { id: 0, name: 'Ms. Lee', relation: '', email: 'lee@example.org', description: '' },
    ]);
    expect(router.state.location.search).toBe('');
    await expectAccessible();
  });

  test('cancel takes a new one away, and what was typed with it (ST-131)', async () => {
    answer(getActivitiesInterests, noActivities);
    await open({ at: '/activitiesInterests?edit=networking:new' });
    await field('Name').fill('Ms. Lee');
    await draftIsKept('activities:networking:0');
    await button('Cancel').click();
    await expect.element(button('Add a person')).toHaveFocus();
    await draftIsKept('activities:networking:0', false);
  });

  test('cancel brings an old one back as it was (ST-132)', async () => {
    answer(getActivitiesInterests, sampleActivities);
    await open();
    await button('Edit Marching band, clarinet').click();
    await field('Activity').fill('Changed');
    await button('Cancel').click();
    await expect.element(button('Edit Marching band, clarinet')).toHaveFocus();
    await expect.element(section('Activities')).not.toMatchTextContent(/Changed/);
  });

  test('a draft waits while another form is open, which is asked about first', async () => {
    answer(getActivitiesInterests, sampleActivities);
    await open();
    await button('Edit Marching band, clarinet').click();
    await field('Activity').fill('Marching band, drums');
    await draftIsKept('activities:activities:2');
    await button('Edit Cross country').click();
    await button('Open it').click();
    await expect.element(field('Activity')).toHaveValue('Cross country');
    expect(page.getByRole('form').elements()).toHaveLength(1);
    await button('Edit Marching band, clarinet').click();
    await expect.element(field('Activity')).toHaveValue('Marching band, drums');
  });

  test('an address of a form opens it, and one that is none opens nothing', async () => {
    answer(getActivitiesInterests, sampleActivities);
    await open({ at: '/activitiesInterests?edit=activities:0' });
    await expect.element(section('Activities')).toBeVisible();
    await expect.element(page.getByRole('form')).not.toBeInTheDocument();
  });
});

test.each([
  ['experiences', 'experience', activityOperations.addExperience],
  ['activities', 'activity', addActivity],
  ['communityServices', 'community service', activityOperations.addCommunityService],
  ['healthActivities', 'health activity', activityOperations.addPhysicalHealth],
  ['awardsDistinctions', 'award', activityOperations.addAward],
  ['leadershipExperiences', 'leadership', activityOperations.addLeadership],
  ['networking', 'person', addNetwork],
  ['projects', 'project', addProject],
] as const)(
  'an item of %s is saved by the call of its section, and told in its fixed words (MSG-024 to MSG-031)',
  async (section, called, operation) => {
    answer(getActivitiesInterests, noActivities);
    const sent = answer(operation as typeof addNetwork, 12);
    await open({ at: `/activitiesInterests?edit=${section}:new` });
    await page.getByRole('form').getByRole('textbox').first().fill('A name');
    const goesOn = page.getByRole('checkbox', { name: 'I still do this' });
    if (goesOn.elements().length > 0) await goesOn.click();
    await button(`Save ${called}`).click();
    await expect.element(page.getByText(activityMessages[section], { exact: true })).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

describe('what is typed', () => {
  test('has help to describe it, and is counted', async () => {
    answer(getActivitiesInterests, sampleActivities);
    await open({ at: '/activitiesInterests?edit=activities:3' });
    const words = page.getByRole('textbox', { name: 'What did you do?' });
    await words.fill('x'.repeat(1_490));
    await expect
      .element(words)
      .toHaveAccessibleDescription(/Start with a verb.*what the result was\..*1490 of 1500 characters/);
    await words.fill('x'.repeat(1_503));
    await expect.element(words).toHaveAccessibleDescription(/3 characters too many/);
  });

  test('is sent as the section has it: still doing it takes the end away (API-019, MSG-025)', async () => {
    answer(getActivitiesInterests, sampleActivities);
    const sent = answer(addActivity, 3);
    await open({ at: '/activitiesInterests?edit=activities:3' });
    await expect.element(page.getByRole('checkbox', { name: 'I still do this' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'I still do this' }).click();
    await expect
      .element(page.getByRole('group', { name: 'To', exact: true }).getByRole('combobox'))
      .toBeDisabled();
    await field('Hours a week').fill('1.5');
    await button('Save activity').click();
    await expect.element(page.getByText(activityMessages.activities)).toBeVisible();
    expect(sent[0]?.body).toEqual({
      id: 3,
      actName: 'Cross country',
      actType: 'sport',
      actHoursWeek: 1.5,
      actWeeksYear: 22,
      actDateStart: '2024-08',
      actDateEnd: null,
      actContinue: true,
      actDesc: '',
    });
  });

  test('has subjects and skills by their numbers (CON-039, CON-040, API-025, MSG-031)', async () => {
    answer(getActivitiesInterests, sampleActivities);
    const sent = answer(addProject, 8);
    await open({ at: '/activitiesInterests?edit=projects:8' });
    await page.getByRole('checkbox', { name: 'Math', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Writing' }).click();
    await button('Save project').click();
    await expect.element(page.getByText(activityMessages.projects)).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ subjects: [5, 8], skills: [5] });
  });

  test('is complained about before it is sent, and nothing of it is lost (VAL-009)', async () => {
    answer(getActivitiesInterests, sampleActivities);
    const sent = answer(addActivity, 3);
    await open({ at: '/activitiesInterests?edit=activities:3' });
    await field('Activity').fill(' ');
    await field('Hours a week').fill('many');
    await page.getByRole('group', { name: 'From' }).getByRole('textbox').fill('2030');
    await button('Save activity').click();
    await expect.element(page.getByText('Enter a number, such as 3 or 1.5').first()).toBeVisible();
    await expect.element(page.getByText('Enter a date that is not in the future').first()).toBeVisible();
    await expect.element(page.getByText('Give it a name').first()).toBeVisible();
    await expect.element(field('Hours a week')).toHaveValue('many');
    expect(sent).toHaveLength(0);
    await expectAccessible();
  });

  test('needs an end or the word that it goes on', async () => {
    answer(getActivitiesInterests, {
      ...noActivities,
      activities: [{ ...sampleBand, actContinue: false, actDateEnd: null }],
    });
    await open({ at: '/activitiesInterests?edit=activities:2' });
    await button('Save activity').click();
    await expect
      .element(page.getByText('Enter when it ended, or check “I still do this”').first())
      .toBeVisible();
  });

  test('stays when the server refuses it, with the server’s words', async () => {
    answer(getActivitiesInterests, sampleActivities);
    refuse(addActivity, 400, { detail: 'No', modelState: { actName: ['Too long for us'] } });
    await open({ at: '/activitiesInterests?edit=activities:3' });
    await field('Activity').fill('Running');
    await button('Save activity').click();
    await expect.element(page.getByText('Too long for us').first()).toBeVisible();
    await expect.element(field('Activity')).toHaveValue('Running');
  });

  test('says that an item is gone when it was deleted in another tab', async () => {
    answer(getActivitiesInterests, sampleActivities);
    refuse(addActivity, 404);
    await open({ at: '/activitiesInterests?edit=activities:3' });
    await button('Save activity').click();
    await expect.element(page.getByText(activityFailures.gone)).toBeVisible();
  });
});

describe('deleting (API-026, ST-127)', () => {
  test('asks, tells, and can be undone (MSG-032)', async () => {
    answer(getActivitiesInterests, sampleActivities);
    const gone = answer(deleteInterest, { removed: true, undo: 'slip' });
    const back = answer(restoreInterest, 2);
    await open({ at: '/activitiesInterests?edit=activities:2' });
    await button('Delete').click();
    await expectAccessible();
    answer(getActivitiesInterests, { ...sampleActivities, activities: sampleActivities.activities.slice(1) });
    await button('Delete item').click();
    await expect.element(page.getByText(activityMessages.deleted)).toBeVisible();
    await expect.element(section('Activities')).not.toMatchTextContent(/Marching band/);
    expect(gone.map(({ body }) => body)).toEqual([{ id: 2, interestType: 'activities' }]);
    answer(getActivitiesInterests, sampleActivities);
    await button('Undo').click();
    await expect.element(section('Activities')).toMatchTextContent(/Marching band/);
    await expect.element(page.getByRole('status').filter({ hasText: 'is back on your list.' })).toHaveFocus();
    expect(back.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
  });

  test('keeps the item when the answer is no', async () => {
    answer(getActivitiesInterests, sampleActivities);
    const gone = answer(deleteInterest, { removed: true, undo: 'slip' });
    await open({ at: '/activitiesInterests?edit=activities:2' });
    await button('Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(field('Activity')).toHaveValue('Marching band, clarinet');
    expect(gone).toHaveLength(0);
  });

  test('that fails brings the item back and says so', async () => {
    answer(getActivitiesInterests, sampleActivities);
    refuse(deleteInterest, 503);
    await open({ at: '/activitiesInterests?edit=activities:2' });
    await button('Delete').click();
    await button('Delete item').click();
    await expect.element(page.getByText(activityFailures.deleteFailed)).toBeVisible();
    await expect.element(section('Activities')).toMatchTextContent(/Marching band/);
  });
});

test('by keyboard alone: a form is opened, filled and saved', async () => {
  answer(getActivitiesInterests, noActivities);
  const sent = answer(addNetwork, 12);
  await open();
  await expect.element(button('Add a person')).toBeVisible();
  (button('Add a person').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Name')).toHaveFocus();
  await userEvent.keyboard('Ms. Lee{Enter}');
  await expect.poll(() => sent.length).toBe(1);
});

test('what is kept in the browser is one person’s', () => {
  expect(activitiesQuery('ann').queryKey).not.toEqual(activitiesQuery('ben').queryKey);
  expect(shortTextsQuery('ann').queryKey).not.toEqual(shortTextsQuery('ben').queryKey);
});
