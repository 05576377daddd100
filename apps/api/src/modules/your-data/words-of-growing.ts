import { pathwayOf } from '@longleaf/rules/next-steps/pathways';
import type { CalendarCategory } from '@longleaf/rules/student-calendar/categories';
import type { Repeats } from '@longleaf/rules/student-calendar/recurrences';
import type { ScoreValue } from '@longleaf/rules/test-scores/score-field';
import { subjectOf } from '@longleaf/rules/test-scores/subjects';
import { fieldsOf, isListTest, testOfId } from '@longleaf/rules/test-scores/tests';
import type { StepResponse } from '@longleaf/contract/next-steps';
import { answersInWords } from '../next-steps/index.ts';
import { named, plain, type Row, type Words } from './words.ts';

const categories: Readonly<Record<CalendarCategory, string>> = {
  Unfiled: /*i18n*/ 'Unfiled',
  Admission: /*i18n*/ 'Admission',
  Enrollment: /*i18n*/ 'Enrollment',
  Registration: /*i18n*/ 'Registration',
  'Financial Aid': /*i18n*/ 'Financial Aid',
  Private: /*i18n*/ 'Private',
  Sports: /*i18n*/ 'Sports',
  Chat: /*i18n*/ 'Chat',
};
const repeats: Readonly<Record<Repeats, string>> = {
  never: /*i18n*/ 'Does not repeat',
  daily: /*i18n*/ 'Every day',
  weekly: /*i18n*/ 'Every week',
  monthly: /*i18n*/ 'Every month',
};
const pools = {
  CRP: /*i18n*/ 'College redirection pool',
  TAAP: /*i18n*/ 'Transfer assured admissions',
};

const testOf = (row: Row) => testOfId(Number(row['testId']));

const pathway: Words = (value, _, say) => {
  const found = pathwayOf(Number(value));
  return found ? say(found.name) : value;
};

/** What stands in rows about what somebody learns and plans, in words: Next Steps, test scores, the calendar, pools. */
export const WORDS_OF_GROWING: Readonly<Record<string, Words>> = {
  'next_step_answers.pathwayId': pathway,
  'next_step_answers.stepNumber': (value, _, say, row) => {
    const step = pathwayOf(Number(row['pathwayId']))?.steps[Number(value) - 1];
    return step ? say(step.title) : value;
  },
  'next_step_answers.responses': (value, _, say, row) => {
    const step = pathwayOf(Number(row['pathwayId']))?.steps[Number(row['stepNumber']) - 1];
    return answersInWords(step, value as unknown as StepResponse[], say);
  },
  'next_step_pathways.pathwayId': pathway,
  'test_scores.testId': (value, _, say, row) => {
    const test = testOf(row);
    return test ? say(test.name) : value;
  },
  'test_scores.subject': (value, _, say, row) => {
    const test = testOf(row);
    const subject = test && isListTest(test.key) ? subjectOf(test.key, plain(value)) : undefined;
    return subject ? say(subject.name) : value;
  },
  'test_scores.scores': (value, _, say, row) => {
    const [scores, test] = [value as unknown as Readonly<Record<string, ScoreValue>>, testOf(row)];
    const fields = test ? fieldsOf(test) : [];
    return Object.entries(scores).map(([key, score]) => {
      const label = fields.find((field) => field.key === key)?.label;
      return `${label === undefined ? key : say(label)}: ${score}`;
    });
  },
  'calendar_events.category': named(categories),
  'changed_dates.category': named(categories),
  'calendar_events.repeats': named(repeats),
  'pool_forms.pool': named(pools),
};
