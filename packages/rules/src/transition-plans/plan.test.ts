import { expect, it } from 'vitest';
import {
  complainAboutPlan,
  nameOfPath,
  NO_PATH,
  TRANSITION_NOTE_LIMIT,
  TRANSITION_NOTES,
  TRANSITION_PATHS,
} from './plan.ts';

const plan = {
  pathType: 'Community college' as string,
  planDescriptionNotes: '',
  careerGoalNotes: '',
  supportNotes: '',
  nextTransitionNotes: '',
};

it.each(TRANSITION_PATHS)('takes the path $value', ({ value, label }) => {
  expect(complainAboutPlan({ ...plan, pathType: value })).toEqual({});
  expect(nameOfPath(value)).toBe(label);
});

it('calls a path that is no longer on the list by what was kept', () =>
  expect(nameOfPath('Gap year')).toBe('Gap year'));

it.each([NO_PATH, '', 'College'])('does not take %j for a path (CON-077)', (pathType) =>
  expect(complainAboutPlan({ ...plan, pathType })).toEqual({ pathType: 'Choose a path.' }),
);

it.each(TRANSITION_NOTES)('takes a page of %s and no letter more', (note) => {
  const page = 'n'.repeat(TRANSITION_NOTE_LIMIT);
  expect(complainAboutPlan({ ...plan, [note]: ` ${page}\n` })).toEqual({});
  expect(complainAboutPlan({ ...plan, [note]: `${page}n` })).toEqual({
    [note]: 'Use at most 2000 characters.',
  });
});
