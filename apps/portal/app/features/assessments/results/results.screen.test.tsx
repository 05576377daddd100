import { type AssessmentResults, assessmentOperations } from '@longleaf/contract/assessments';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import {
  pageOfQuestions,
  sampleAsked,
  sampleCategories,
  sampleFinished,
  sampleFitting,
  sampleQuestions,
  sampleSession,
} from '../../../testing/samples/assessment.ts';
import { answerForBusiness } from '../../../testing/samples/business.ts';
import { answerForLearning } from '../../../testing/samples/learning.ts';

const {
  getAssessment,
  getAssessmentCategories,
  getAssessmentQuestions,
  getAssessmentSessions,
  getAssessmentResults,
  getFittingCareers,
  getFittingPrograms,
} = assessmentOperations;

const SAMPLE_PROGRAM = {
  id: '51.38',
  cipCode: '51.38',
  title: 'Nursing',
  urlName: 'nursing',
  schools: 9,
  ncSchools: 2,
};

/** Results of three kinds; the first counts most. */
const counted = (
  [first, second, third]: readonly [string, string, string],
  { most, of = 'category', level }: { most: number; of?: 'category' | 'interestArea'; level?: number },
): AssessmentResults =>
  [first, second, third].map((name, place) => ({
    [of]: { id: place + 1, name },
    count: most - place * 2,
    most,
    isTop: place < 2,
    ...(level !== undefined && { level: level - place }),
  }));

interface Shown {
  id: string;
  urlName: string;
  surveyId: number;
  results: AssessmentResults;
  headline: string;
  figure: string;
  meaning: string;
  /** What is offered beside the careers. */
  careers: boolean;
}

const SHOWN: Shown[] = [
  {
    id: 'UI-050',
    urlName: 'career-cluster-survey',
    surveyId: 2,
    results: counted(['Health Science', 'Education & Training', 'Energy'], { most: 15 }),
    headline: 'Health Science comes first',
    figure: '13 of 15',
    meaning: 'Each cluster counts fifteen things',
    careers: true,
  },
  {
    id: 'UI-051',
    urlName: 'basic-skills-survey',
    surveyId: 3,
    results: counted(['Reading', 'Speaking', 'Math'], { most: 21, level: 5 }),
    headline: 'Reading comes first',
    figure: 'Level 5 of 7, 21 chosen',
    meaning: 'You reach a level once you choose two of its three statements',
    careers: true,
  },
  {
    id: 'UI-052',
    urlName: 'transferable-skills-survey',
    surveyId: 4,
    results: counted(['Planning', 'Listening', 'Repairing'], { most: 5 }),
    headline: 'Planning comes first',
    figure: '3 of 5',
    meaning: 'Each skill counts how many of five things you have done',
    careers: true,
  },
  {
    id: 'UI-053',
    urlName: 'the-career-key',
    surveyId: 6,
    results: counted(['Realistic', 'Investigative', 'Artistic'], { most: 20, of: 'interestArea' }),
    headline: 'Realistic comes first',
    figure: '18 of 20',
    meaning: 'Each type counts ten statements',
    careers: true,
  },
  {
    id: 'UI-054',
    urlName: 'work-values-sorter',
    surveyId: 5,
    results: counted(['Achievement', 'Independence', 'Recognition'], { most: 30 }),
    headline: 'You want to use what you are good at. You want to decide for yourself.',
    figure: '28 of 30',
    meaning: 'Each value counts where its cards lie',
    careers: true,
  },
  {
    id: 'UI-055',
    urlName: 'be-your-own-boss',
    surveyId: 9,
    results: counted(['Drive', 'Patience', 'Selling'], { most: 10 }),
    headline: 'Drive comes first',
    figure: '8 of 10',
    meaning: 'It does not say whether a business will succeed',
    careers: false,
  },
  {
    id: 'UI-057',
    urlName: 'skills-matcher',
    surveyId: 11,
    results: counted(['Writing', 'Science', 'Teaching'], { most: 4 }),
    headline: 'Writing comes first',
    figure: '2 of 4',
    meaning: 'Each bar is your own answer',
    careers: true,
  },
];

test.each(SHOWN)(
  'results of /$urlName: the heading, each figure in words, what it means, and where it leads',
  async ({ id, urlName, surveyId, results, headline, figure, meaning, careers }) => {
    answer(getAssessment, { ...sampleAsked, id: surveyId, urlName, name: 'The survey' });
    answer(getAssessmentCategories, sampleCategories);
    answer(getAssessmentQuestions, pageOfQuestions(sampleQuestions));
    answer(getAssessmentSessions, [sampleFinished(41)]);
    answer(getAssessmentResults, results);
    answer(
      getFittingCareers,
      careers ? { ...sampleFitting, totalCount: 40 } : { canTell: false, careers: [], totalCount: 0 },
    );
    answerForLearning();
    answerForBusiness();
    answer(getFittingPrograms, { canTell: true, programs: [SAMPLE_PROGRAM], totalCount: 40 });
    const at = `/learn-about-yourself/${urlName}?step=3&sessionId=41`;
    await openScreen(await import('../assessment-page.tsx'), { id, at });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(headline);
    await expect.element(page.getByText(figure).first()).toBeVisible();
    await expect.element(page.getByText(meaning)).toBeVisible();
    const nurse = page.getByRole('link', { name: 'Registered nurses' });
    await expectAccessible();
    await expect.poll(() => nurse.elements().length).toBe(careers ? 1 : 0);
  },
);

test.each([
  [true, ['You left 2 of 6 questions out. They do not count here.']],
  [false, []],
])(
  'questions that were left out are told where that is allowed (some left out: %s)',
  async (isLeft, told) => {
    answer(getAssessment, { ...sampleAsked, id: 11, urlName: 'skills-matcher', asksForAll: false });
    answer(getAssessmentCategories, sampleCategories);
    answer(getAssessmentQuestions, pageOfQuestions(sampleQuestions));
    const given = Object.fromEntries(sampleQuestions.slice(isLeft ? 2 : 0).map(({ id }) => [id, '4']));
    const sid = isLeft ? 42 : 43;
    answer(getAssessmentSessions, [{ ...sampleFinished(sid), answers: sampleSession(sid, given).answers }]);
    answer(getAssessmentResults, counted(['Writing', 'Science', 'Teaching'], { most: 4 }));
    answer(getFittingCareers, sampleFitting);
    answerForLearning();
    const at = `/learn-about-yourself/skills-matcher?step=3&sessionId=${sid}`;
    await openScreen(await import('../assessment-page.tsx'), { id: 'UI-057', at });
    await expect.element(page.getByText(/Each bar is your own answer/)).toBeVisible();
    await expect
      .poll(() =>
        page
          .getByText(/^You left \d/)
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(told);
  },
);

const NOBODY_HAS = 'On 3 pages you chose nothing: Social, Enterprising, and Conventional.';

test.each([
  ['career-cluster-survey', 2, 'UI-050', 'size', ''],
  ['basic-skills-survey', 3, 'UI-051', 'category', NOBODY_HAS],
  ['transferable-skills-survey', 4, 'UI-052', 'category', NOBODY_HAS],
] as const)(
  'results of /%s say how much was chosen, and on which pages nothing was',
  async (urlName, surveyId, id, pagesBy, pages) => {
    const view = urlName === 'basic-skills-survey' ? 'ladder' : 'checklist';
    answer(getAssessment, { ...sampleAsked, id: surveyId, urlName, asksForAll: false, view, pagesBy });
    answer(getAssessmentCategories, sampleCategories);
    answer(getAssessmentQuestions, pageOfQuestions(sampleQuestions));
    const { answers } = sampleSession(51, { 1001: '1', 1002: '1', 1003: '1' });
    answer(getAssessmentSessions, [{ ...sampleFinished(51), answers }]);
    answer(getAssessmentResults, counted(['Realistic', 'Investigative', 'Artistic'], { most: 5, level: 3 }));
    answer(getFittingCareers, sampleFitting);
    answer(getFittingPrograms, { canTell: true, programs: [SAMPLE_PROGRAM], totalCount: 40 });
    answerForLearning();
    const at = `/learn-about-yourself/${urlName}?step=3&sessionId=51`;
    await openScreen(await import('../assessment-page.tsx'), { id, at });
    await expect
      .element(page.getByText(/^You chose 3 of 6 statements/))
      .toHaveTextContent(`You chose 3 of 6 statements. The others do not count here. ${pages}`.trim());
  },
);

test.each([
  ['career-cluster-survey', 2, 'UI-050', /^From each of your top clusters in turn/],
  ['the-career-key', 6, 'UI-053', /^The closest first, by how well your answers match/],
])('careers of /%s say in which order they stand', async (urlName, surveyId, id, order) => {
  answer(getAssessment, { ...sampleAsked, id: surveyId, urlName });
  answer(getAssessmentCategories, sampleCategories);
  answer(getAssessmentQuestions, pageOfQuestions(sampleQuestions));
  answer(getAssessmentSessions, [sampleFinished(45)]);
  answer(getAssessmentResults, counted(['Writing', 'Science', 'Teaching'], { most: 15 }));
  answer(getFittingCareers, sampleFitting);
  answer(getFittingPrograms, { canTell: true, programs: [SAMPLE_PROGRAM], totalCount: 40 });
  answerForLearning();
  const at = `/learn-about-yourself/${urlName}?step=3&sessionId=45`;
  await openScreen(await import('../assessment-page.tsx'), { id, at });
  await expect.element(page.getByText(order)).toBeVisible();
});

test('of many that come first alike three are named and the others counted, and a career that shares none of them says so', async () => {
  answer(getAssessment, { ...sampleAsked, id: 11, urlName: 'skills-matcher', asksForAll: false });
  answer(getAssessmentCategories, sampleCategories);
  answer(getAssessmentQuestions, pageOfQuestions(sampleQuestions));
  answer(getAssessmentSessions, [sampleFinished(44)]);
  answer(
    getAssessmentResults,
    ['Writing', 'Science', 'Teaching', 'Repairing'].map((name, place) => ({
      category: { id: place + 1, name },
      count: 3,
      most: 4,
      isTop: true,
    })),
  );
  answer(getFittingCareers, sampleFitting);
  answerForLearning();
  const at = '/learn-about-yourself/skills-matcher?step=3&sessionId=44';
  await openScreen(await import('../assessment-page.tsx'), { id: 'UI-057', at });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Writing, Science, Teaching and 1 more come first together');
  await expect.element(page.getByText('None of your top ones').first()).toBeVisible();
});

const PLAIN = 'Those that count 0 are left out.';
const SKILLS = 'Those without a choice are left out.';

test.each([
  ['skills-matcher', 11, 'UI-057', false, `The bold ones are your top results. ${PLAIN}`],
  ['skills-matcher', 11, 'UI-057', true, PLAIN],
  [
    'basic-skills-survey',
    3,
    'UI-051',
    false,
    `The bold ones are the skills in which you chose most. ${SKILLS}`,
  ],
  ['basic-skills-survey', 3, 'UI-051', true, SKILLS],
])(
  '%s: bold tells the top ones from others, and is not said where all come first',
  async (urlName, surveyId, id, isTop, note) => {
    const view = urlName === 'basic-skills-survey' ? 'ladder' : sampleAsked.view;
    answer(getAssessment, { ...sampleAsked, id: surveyId, urlName, view, asksForAll: false });
    answer(getAssessmentCategories, sampleCategories);
    answer(getAssessmentQuestions, pageOfQuestions(sampleQuestions));
    answer(getAssessmentSessions, [sampleFinished(44)]);
    const results = counted(['Writing', 'Science', 'Teaching'], { most: 15, level: 3 });
    answer(getAssessmentResults, isTop ? results.map((one) => ({ ...one, isTop })) : results);
    answer(getFittingCareers, sampleFitting);
    answerForLearning();
    const at = `/learn-about-yourself/${urlName}?step=3&sessionId=44`;
    await openScreen(await import('../assessment-page.tsx'), { id, at });
    await expect.element(page.getByText(note, { exact: true })).toBeVisible();
    expect(document.querySelectorAll('main [data-strong]')).toHaveLength(isTop ? 0 : 2);
  },
);
