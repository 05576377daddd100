import {
  type CareerPlanAnswer,
  careerPlanMessages,
  careerPlanOperations,
} from '@longleaf/contract/career-plans';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { draftIsKept } from '../../testing/drafts.ts';
import { expectAccessible } from '../../testing/look.ts';
import {
  openScreen,
  sampleAdult,
  sampleEducator,
  sampleParent,
  samplePerson,
  type ScreenWish,
} from '../../testing/open-screen.tsx';
import { noCareerPlan, sampleCareerPlan } from '../../testing/samples/career-plan.ts';

const { getCareerPlan, saveCareerPlan, getCareerPlanVersion, deleteCareerPlan } = careerPlanOperations;
const open = async (person: ScreenWish['person'] = samplePerson) =>
  openScreen(await import('./plan-page.tsx'), { id: 'career-plan', person });
const edit = () => page.getByRole('button', { name: 'Edit the plan' }).click();
const save = () => page.getByRole('button', { name: 'Save my plan' }).click();
const courses = page.getByLabelText('Classes, programs and activities');

test('loading, then empty: what it is for, what the law asks, and the way to begin', async () => {
  const held = hold(getCareerPlan);
  await open();
  await expect.element(page.getByText('Loading your plan')).toBeInTheDocument();
  held.release(noCareerPlan());
  await expect.element(page.getByRole('button', { name: 'Make my plan' })).toBeVisible();
  await expect
    .element(page.getByText('North Carolina asks for a plan before you go on to grade 9.'))
    .toBeVisible();
  await expectAccessible();
});

test('a first plan is filled in with what is there, and made', async () => {
  answer(getCareerPlan, noCareerPlan());
  const saved = answer(saveCareerPlan, sampleCareerPlan());
  await open();
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect
    .element(page.getByRole('checkbox', { name: /^Interest profiler: Social 31 of 40/ }))
    .toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Registered Nurses' })).toBeChecked();
  await expect.element(page.getByLabelText('My path')).toHaveValue('Community college');
  await expect.element(page.getByLabelText('People I can ask, and what for')).toHaveValue('My aunt');
  await expect.element(page.getByLabelText('My career cluster')).toHaveValue('Education');
  await expect
    .element(page.getByText('First in your career cluster survey: Education & Training.'))
    .toBeVisible();
  await expectAccessible();
  await courses.fill('Biology');
  await page.getByLabelText('My career cluster').selectOptions('Health Science');
  await save();
  await expect.element(page.getByText(careerPlanMessages.saved)).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Your career development plan' })).toBeVisible();
  expect(saved).toMatchObject([
    {
      body: {
        basedOn: 0,
        results: ['assessment:1'],
        careers: ['29-1141.00'],
        cluster: 'Health',
        path: 'Community college',
        courses: 'Biology',
        helpers: 'My aunt',
      },
    },
  ]);
});

test.each([
  ['a plan has its cluster already', sampleCareerPlan(), ['Education'], 'Health', 'Education & Training.'],
  [
    'two come first alike',
    noCareerPlan(),
    ['Agriculture', 'Law'],
    '',
    'Agriculture, Food & Natural Resources; Law, Public Safety, Corrections & Security.',
  ],
])(
  'what came first in the cluster survey is said, and chosen for nobody: %s',
  async (_, sample, clusters, chosen, said) => {
    answer(getCareerPlan, { ...sample, offered: { ...sample.offered, clusters } });
    await open();
    await page.getByRole('button', { name: /^(Edit the|Make my) plan$/ }).click();
    await expect.element(page.getByText(`First in your career cluster survey: ${said}`)).toBeVisible();
    await expect.element(page.getByLabelText('My career cluster')).toHaveValue(chosen);
  },
);

test('ready: the paper with what is there and what is not, how it counts, and its versions', async () => {
  answer(getCareerPlan, sampleCareerPlan());
  await open();
  const paper = page.getByRole('article', { name: 'Your career development plan' });
  await expect.element(paper.getByText('Maya Torres').first()).toBeVisible();
  await expect.element(paper.getByText('Grade 8 · Class of 2031 · Chapel Hill High')).toBeVisible();
  await expect.element(paper.getByText('Social 31 of 40, Investigative 28')).toBeVisible();
  await expect.element(paper.getByText('Not filled in yet.')).toBeVisible();
  await expect.element(paper.getByText('Parent or guardian, date')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 part is still empty' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('checkbox', { name: 'Lines to sign' }).click();
  await expect.element(paper.getByText('Parent or guardian, date')).not.toBeInTheDocument();
});

test.each<[string, Partial<CareerPlanAnswer['standing']>, string]>([
  [
    'complete in grade 8',
    { countsForGrade8: true, asked: null },
    'It counts as the plan of grade 8. In grade 10',
  ],
  [
    'asked to revise',
    { countsForGrade8: true, asked: 'revision' },
    'North Carolina asks for a revised plan before you',
  ],
  ['late', { asked: 'first', isLate: true }, 'You can still make it: finish it'],
  [
    'late with the second',
    { countsForGrade8: true, asked: 'revision', isLate: true },
    'Go through yours now',
  ],
  [
    'revised',
    { countsForGrade8: true, countsForGrade10: true, asked: null },
    'as the revised one of grade 10',
  ],
])('how it counts: %s', async (_, standing, words) => {
  const sample = sampleCareerPlan();
  answer(getCareerPlan, { ...sample, standing: { ...sample.standing, ...standing } });
  await open();
  await expect.element(page.getByText(words)).toBeVisible();
});

test('a former version is read in a window', async () => {
  const sample = sampleCareerPlan();
  answer(getCareerPlan, sample);
  const { plan, versions } = sample;
  if (!plan || !versions[1]) throw new Error('The sample has two versions');
  answer(getCareerPlanVersion, {
    ...plan,
    ...versions[1],
    content: { ...plan.content, courses: 'Earth science' },
  });
  await open();
  await page.getByRole('button', { name: 'Read version 1' }).click();
  const window = page.getByRole('dialog', { name: 'Version 1 of your plan' });
  await expect.element(window.getByText('Earth science')).toBeVisible();
  await expectAccessible();
});

test('changed elsewhere: nothing typed is lost, the other one can be read, and both are kept', async () => {
  const sample = sampleCareerPlan();
  answer(getCareerPlan, sample);
  refuse(saveCareerPlan, 409, { detail: careerPlanMessages.changedElsewhere });
  await open();
  await edit();
  await courses.fill('My own words');
  const newer = { ...sample.versions[0], version: 3, revisedBy: 'Maya Torres' } as const;
  const plan = sample.plan && ({ ...sample.plan, ...newer } as NonNullable<CareerPlanAnswer['plan']>);
  answer(getCareerPlan, { ...sample, plan, versions: [plan as never, ...sample.versions] });
  await save();
  await expect.element(page.getByText('What you wrote is still here.')).toBeVisible();
  await expect.element(page.getByText('Version 3, revised')).toBeVisible();
  await expect.element(courses).toHaveValue('My own words');
  await expectAccessible();
  const saved = answer(saveCareerPlan, sample);
  await page.getByRole('button', { name: 'Save mine on top' }).click();
  await expect.element(page.getByText(careerPlanMessages.saved)).toBeVisible();
  expect(saved).toMatchObject([{ body: { basedOn: 3, courses: 'My own words' } }]);
});

test('refused: the field is named and what was typed stays', async () => {
  answer(getCareerPlan, sampleCareerPlan());
  refuse(saveCareerPlan, 400, { modelState: { careers: [careerPlanMessages.noSuchCareer] } });
  await open();
  await edit();
  await courses.fill('Biology and art');
  await save();
  await expect.element(page.getByText(careerPlanMessages.noSuchCareer).first()).toBeVisible();
  await expect.element(courses).toHaveValue('Biology and art');
});

test('failed to save: says that it is still here', async () => {
  answer(getCareerPlan, sampleCareerPlan());
  refuse(saveCareerPlan, 500);
  await open();
  await edit();
  await courses.fill('Biology and art');
  await save();
  await expect.element(page.getByText(careerPlanMessages.saveFailed)).toBeVisible();
});

test('leaving asks before anything is lost; without a change it does not', async () => {
  answer(getCareerPlan, sampleCareerPlan());
  await open();
  await edit();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit the plan' })).toBeVisible();
  await edit();
  await courses.fill('Something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog');
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit the plan' })).toBeVisible();
});

test('a draft comes back', async () => {
  answer(getCareerPlan, sampleCareerPlan());
  const { unmount } = await open();
  await edit();
  await courses.fill('Kept as a draft');
  await draftIsKept('career-plan');
  await unmount();
  await open();
  await expect.element(courses).toHaveValue('Kept as a draft');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
});

test('deleting asks first, and says that all versions go', async () => {
  answer(getCareerPlan, sampleCareerPlan());
  const deleted = answer(deleteCareerPlan, { removed: true });
  await open();
  await page.getByRole('button', { name: 'Delete this plan' }).click();
  const question = page.getByRole('dialog');
  await expect.element(question.getByText('All 2 versions are deleted.')).toBeVisible();
  expect(deleted).toHaveLength(0);
  answer(getCareerPlan, noCareerPlan());
  await question.getByRole('button', { name: 'Delete my plan' }).click();
  await expect.element(page.getByRole('button', { name: 'Make my plan' })).toBeVisible();
  expect(deleted).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Make my plan' })).toHaveFocus();
});

test('failed: says so, and another try brings the plan', async () => {
  refuse(getCareerPlan, 500);
  await open();
  await expect.element(page.getByText(careerPlanMessages.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getCareerPlan, sampleCareerPlan());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit the plan' })).toBeVisible();
});

test('not allowed: says why (403), and nobody signed in is asked to sign in', async () => {
  refuse(getCareerPlan, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('not allowed: can be tried again after a session ended (401)', async () => {
  refuse(getCareerPlan, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('nobody is signed in: nothing is asked for and sign-in begins', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('without a graduation year it says how to find out what is asked for', async () => {
  const sample = sampleCareerPlan();
  answer(getCareerPlan, {
    ...sample,
    student: { ...sample.student, graduationYear: null, grade: null },
    standing: { ...sample.standing, countsForGrade8: true, asked: null },
  });
  await open();
  await expect.element(page.getByText('Add your graduation year to your profile')).toBeVisible();
});

test('a parent, who has no graduation year, is not asked for one', async () => {
  const sample = sampleCareerPlan();
  answer(getCareerPlan, {
    ...sample,
    student: { ...sample.student, graduationYear: null, grade: null },
    standing: { ...sample.standing, countsForGrade8: true, asked: null },
  });
  await open({ ...samplePerson, role: 16 });
  await expect.element(page.getByText('It counts as the plan of grade 8')).toBeVisible();
  expect(page.getByText('Add your graduation year to your profile').query()).toBeNull();
});

test.each([
  ['a parent', sampleParent, /Your child makes theirs in their own account/],
  ['an educator', sampleEducator, /They make theirs in their own accounts/],
] as const)('%s reads whose plan the state asks for', async (_, person, note) => {
  answer(getCareerPlan, noCareerPlan());
  await open(person);
  await expect.element(page.getByText(note)).toBeVisible();
  await expectAccessible();
});

test('an adult needs no plan, and is asked for no classes of high school', async () => {
  answer(getCareerPlan, noCareerPlan());
  await open(sampleAdult);
  await expect
    .element(page.getByText(/You do not need one, but you can make one for yourself/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect.element(page.getByText(/training at work/)).toBeVisible();
  await expect.element(page.getByText(/^High school classes/)).not.toBeInTheDocument();
});

/** What speaks of school where a plan is written or read; the list of the page's own texts, without what the person wrote. */
const ofSchool = () =>
  [...document.querySelectorAll('main :is(h2, li, label, legend, article p, [id$=help])')]
    .map(({ textContent }) => textContent)
    .filter((text) => /in school|after school|counselor|teacher|student|grade \d/i.test(text));

const out = { student: { name: 'Denise Oxendine', school: '', graduationYear: null, grade: null } };

test('an adult’s plan speaks of no school before there is one and while it is written', async () => {
  const { standing, ...none } = noCareerPlan();
  answer(getCareerPlan, { ...none, ...out, standing: { ...standing, asked: null } });
  await open(sampleAdult);
  await expect.element(page.getByText('What comes after that')).toBeVisible();
  expect(ofSchool()).toEqual([]);
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect.element(page.getByRole('heading', { name: 'What I will learn' })).toBeVisible();
  expect(ofSchool()).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('an adult’s plan speaks of no school on the paper, beside it, and as it was', async () => {
  const { plan, standing, versions, ...sample } = sampleCareerPlan();
  if (!plan) throw new Error('The sample has a plan');
  const own = { ...plan, grade: null, missing: ['courses' as const] };
  answer(getCareerPlan, {
    ...sample,
    ...out,
    plan: own,
    versions: versions.map((one) => ({ ...one, grade: null })),
    standing: { ...standing, countsForGrade8: true, asked: null },
  });
  answer(getCareerPlanVersion, { ...own, version: 1 });
  await open(sampleAdult);
  await expect.element(page.getByText('Signature, date')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'What I will learn' })).toBeChecked();
  expect(ofSchool()).toEqual([]);
  await expect.element(page.getByText(/counts as the plan/)).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Read version 1' }).click();
  const former = page.getByRole('dialog');
  await expect.element(former.getByRole('heading', { name: 'What comes after that' })).toBeVisible();
});
