import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { complainAboutAnswer, complainAboutAnswers, joinAnswers, judge, splitAnswers } from './answers.ts';
import { checkedPathway, type Question, type Step } from './definition.ts';
import { formAccess, formGraduationYear } from './form.ts';
import { currentStep, endsPathway, mayGoTo, needsForm } from './gating.ts';
import { pathwayIdOf } from './pathway-keys.ts';
import { PATHWAYS, pathwayOf } from './pathways.ts';
import { REQUIREMENTS } from './requirements.ts';
import { choose, one, right, several, tell, write, wrong } from './writing.ts';

const HIGH_SCHOOL = 2;
const PARENT = 16;
const EDUCATOR = 32;

describe('pathways', () => {
  it.each([
    ['college', 0],
    ['Workforce', 1],
    ['MILITARY', 2],
    ['courses', undefined],
    ['', undefined],
  ])('ST-216, CON-083: %j is pathway %s, in any letter case', (word, id) =>
    expect(pathwayIdOf(word)).toBe(id),
  );

  it('each stands at the place of its id, and there is no other', () => {
    expect(PATHWAYS.map(({ id, key }) => [id, key])).toEqual([
      [0, 'college'],
      [1, 'workforce'],
      [2, 'military'],
    ]);
    expect(pathwayOf(3)).toBeUndefined();
    expect(pathwayOf(-1)).toBeUndefined();
  });

  it.each(PATHWAYS)(
    '$key asks questions of each type, and reads well: no step without a question',
    ({ steps }) => {
      expect(steps.length).toBeGreaterThan(5);
      expect(new Set(steps.flatMap(({ questions }) => questions.map(({ type }) => type))).size).toBe(4);
    },
  );

  // As the pages say that the lists name; a figure that slips would send somebody to the wrong class.
  it.each([
    ['graduation', 'English', '4 credits'],
    ['graduation', 'Math', '4 credits'],
    ['graduation', 'Science', '3 credits'],
    ['graduation', 'Social studies', '4 credits'],
    ['graduation', 'Health and physical education', '1 credit'],
    ['graduation', 'Career classes, arts or world languages', '2 credits'],
    ['graduation', 'More electives', '4 credits'],
    ['graduation', 'Arts', '1 course'],
    ['graduation', 'In all', '22 credits'],
    ['unc-courses', 'English', '4 courses'],
    ['unc-courses', 'Math', '4 courses'],
    ['unc-courses', 'Science', '3 courses'],
    ['unc-courses', 'Social studies', '2 courses'],
    ['unc-courses', 'More academic courses', '2 courses'],
    ['unc-grades', 'Weighted grade average', '2.5 or more'],
    ['unc-grades', 'ACT or SAT score', 'Below 2.8'],
    ['community-college', 'Unweighted average of 2.8 or more', 'College classes at once'],
    [
      'community-college',
      'Unweighted average of 2.2 to 2.799',
      'College classes with a class that helps beside them',
    ],
    ['community-college', 'Unweighted average below 2.2', 'A class that gets you ready first'],
    ['promise', 'College transfer pathway', '2.8, unweighted'],
    ['promise', 'Career and technical pathway', '2.8, unweighted'],
    ['promise', 'To stay in it', '2.0 in college classes'],
  ])('%s asks, for %s: %s', (key, what, amount) => {
    const list = REQUIREMENTS.find((one) => one.key === key);
    expect(list?.rows.find((row) => row.what === what)?.amount).toBe(amount);
  });

  it('the figures in notes are those of the pages, too', () => {
    const noteOf = (key: string, what: string) =>
      REQUIREMENTS.find((list) => list.key === key)?.rows.find((row) => row.what === what)?.note;
    expect(noteOf('unc-grades', 'ACT or SAT score')).toContain('2.50 to 2.79');
    expect(noteOf('promise', 'College transfer pathway')).toContain(
      'SAT reading and writing 480, SAT math 530, ACT English 18, ACT reading 22, ACT math 22',
    );
    expect(REQUIREMENTS.flatMap(({ rows }) => rows)).toHaveLength(22);
  });

  it('what finishing high school asks for comes to what it asks for in all', () => {
    const rows = REQUIREMENTS.find(({ key }) => key === 'graduation')?.rows ?? [];
    const credits = rows.flatMap(({ what, amount }) =>
      what === 'In all' || !amount.includes('credit') ? [] : [Number.parseInt(amount, 10)],
    );
    expect(credits.reduce((sum, one) => sum + one, 0)).toBe(22);
  });

  it('each list of requirements says where it is from', () => {
    for (const { sources, rows } of REQUIREMENTS) {
      expect(sources.length).toBeGreaterThan(0);
      expect(rows.length).toBeGreaterThan(0);
    }
  });
});

describe('what an editor wrote', () => {
  const step: Step = {
    title: 'One',
    text: 'Text',
    minutes: 5,
    suits: 'everyone',
    reads: [],
    does: [],
    sources: [],
    questions: [tell(1, 'Why?')],
  };
  const check = (different: Partial<Step>) => () =>
    checkedPathway({ id: 0, key: 'college', name: 'C', text: 'C', steps: [{ ...step, ...different }] });
  const asks = (...questions: Question[]) => check({ questions });
  const ab = [one('a', 'A'), one('b', 'B')];

  it('passes when it is whole', () => expect(check({})).not.toThrow());
  it.each<[string, () => unknown, string]>([
    ['no title', check({ title: '' }), 'it needs a title and a text'],
    ['no question', asks(), 'it needs a question'],
    ['no time', check({ minutes: 0 }), 'it takes 1 to 60 minutes'],
    ['a guide elsewhere', check({ reads: [{ text: 'x', path: 'https://else' }] }), 'a guide has an address'],
    ['a place elsewhere', check({ does: [{ text: 'x', to: 'else', sees: null }] }), 'a place in the portal'],
    [
      'a source without address',
      check({ sources: [{ name: 'x', address: 'x' }] }),
      'a source has an https address',
    ],
    ['an order twice', asks(tell(1, 'A?'), tell(1, 'B?')), 'each order once'],
    ['a question that asks nothing', asks(tell(1, '')), 'question 1: it asks nothing'],
    ['one choice', asks(choose(1, 'A?', [one('a', 'A')])), 'it needs 2 or more choices'],
    ['no blank', asks(write(1, 'A?', [])), 'it needs 1 or more choices'],
    ['a comma in a value', asks(several(1, 'A?', [one('a,b', 'A'), one('c', 'C')])), 'values are of'],
    ['a value twice', asks(several(1, 'A?', [one('a', 'A'), one('a', 'C')])), 'the same value'],
    [
      'two right of one',
      asks(choose(1, 'A?', [right('a', 'A'), right('b', 'B')], { why: 'x' })),
      'a right answer',
    ],
    ['none right', asks(choose(1, 'A?', [wrong('a', 'A'), wrong('b', 'B')], { why: 'x' })), 'a right answer'],
    ['half judged', asks(choose(1, 'A?', [right('a', 'A'), one('b', 'B')], { why: 'x' })), 'either all'],
    ['right without why', asks(choose(1, 'A?', [right('a', 'A'), wrong('b', 'B')])), 'does not say why'],
    ['a judged blank', asks(write(1, 'A?', [right('a', 'A')], { why: 'x' })), 'no short answer is right'],
    ['choices of a long answer', asks({ ...tell(1, 'A?'), choices: ab }), 'has no choices'],
  ])('is refused with %s', (_, made, words) => expect(made).toThrow(words));

  it('says which step and question, and what is wrong', () =>
    expect(asks(choose(2, 'A?', [one('a', 'A')]))).toThrow(
      'Pathway college, step 1: question 2: it needs 2 or more choices',
    ));
  it('has at least one step', () =>
    expect(() => checkedPathway({ id: 0, key: 'x', name: '', text: '', steps: [] })).toThrow(
      '1 to 24 steps',
    ));
});

describe('gating', () => {
  it.each([
    [[], 8, 1],
    [[1], 8, 2],
    [[1, 2, 5], 8, 6],
    [[8], 8, 8],
    [[12], 8, 8],
    [[], 0, 1],
  ])('ST-218: with %j of %i done the current step is %i', (completed, steps, current) =>
    expect(currentStep({ completed, steps })).toBe(Math.max(1, current)),
  );

  const reached = fc
    .integer({ min: 1, max: 24 })
    .chain((steps) =>
      fc.record({ steps: fc.constant(steps), completed: fc.array(fc.integer({ min: 1, max: steps })) }),
    );
  test('ST-217 to ST-220: everyone may go to the current step and those before it; educators to each; nobody elsewhere', () =>
    fc.assert(
      fc.property(reached, fc.integer({ min: -3, max: 30 }), fc.boolean(), (state, step, educator) => {
        const role = educator ? EDUCATOR | PARENT : HIGH_SCHOOL;
        const exists = step >= 1 && step <= state.steps;
        const top = Math.max(0, ...state.completed);
        expect(mayGoTo(step, state, role)).toBe(exists && (educator || step <= top + 1));
        expect(mayGoTo(currentStep(state), state, role)).toBe(true);
      }),
    ));
  it.each([
    [[], 1, true],
    [[], 2, false],
    [[1], 2, true],
    [[1], 3, false],
    [[1, 2, 5], 6, true],
    [[1, 2, 5], 7, false],
  ])('ST-219: with %j done step %i is open: %s', (completed, step, open) =>
    expect(mayGoTo(step, { steps: 8, completed }, HIGH_SCHOOL)).toBe(open),
  );
  test('ST-219: saving a step one may go to never locks another, and opens the next', () =>
    fc.assert(
      fc.property(reached, fc.nat(), (state, seed) => {
        const step = 1 + (seed % currentStep(state));
        const after = { ...state, completed: [...state.completed, step] };
        expect(currentStep(after)).toBeGreaterThanOrEqual(currentStep(state));
        expect(mayGoTo(Math.min(step + 1, state.steps), after, HIGH_SCHOOL)).toBe(true);
      }),
    ));
  test('a step is a whole number', () =>
    expect(mayGoTo(1.5, { steps: 8, completed: [1] }, EDUCATOR)).toBe(false));

  it('ST-221, GAP-091: the last step ends a pathway, and no other', () => {
    expect(endsPathway(8, 8)).toBe(true);
    expect(endsPathway(7, 8)).toBe(false);
  });

  it.each([
    [HIGH_SCHOOL, false, true],
    [HIGH_SCHOOL, true, false],
    [EDUCATOR, false, false],
    [EDUCATOR | HIGH_SCHOOL, false, false],
    [PARENT, false, true],
    [0, false, true],
  ])('ST-222, ST-223: role %i, form done %s: the form first is %s', (role, done, first) =>
    expect(needsForm(role, done)).toBe(first),
  );
});

describe('who may open the form', () => {
  it.each([
    ['2026-01-01', 2027],
    ['2026-06-30', 2027],
    ['2026-07-01', 2028],
    ['2026-12-31', 2028],
  ])('ST-225, CON-116: on %s it is for the class of %i', (today, year) =>
    expect(formGraduationYear(today)).toBe(year),
  );

  it.each([
    [EDUCATOR, null, { opens: true }],
    [PARENT, null, { opens: true }],
    [PARENT | HIGH_SCHOOL, 2031, { opens: true }],
    [HIGH_SCHOOL, 2028, { opens: true }],
    [HIGH_SCHOOL, 2029, { opens: false, because: 'later', year: 2028, from: 2027 }],
    [HIGH_SCHOOL, 2031, { opens: false, because: 'later', year: 2028, from: 2029 }],
    [HIGH_SCHOOL, 2027, { opens: false, because: 'earlier', year: 2028 }],
    [HIGH_SCHOOL, null, { opens: false, because: 'no-year', year: 2028 }],
    [1, 2028, { opens: false, because: 'role', year: 2028 }],
    [8, null, { opens: false, because: 'role', year: 2028 }],
    [0, null, { opens: false, because: 'role', year: 2028 }],
  ])('ST-224, ST-226, VAL-074: role %i, class of %s', (role, graduationYear, access) =>
    expect(formAccess({ role, graduationYear }, '2026-11-24')).toEqual(access),
  );

  test('ST-225: whoever is told to wait gets in that July, and not a day before', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2029, max: 2036 }), (graduationYear) => {
        const student = { role: HIGH_SCHOOL, graduationYear };
        const access = formAccess(student, '2026-11-24');
        if (access.opens || access.because !== 'later') throw new Error('not later');
        expect(formAccess(student, `${access.from}-07-01`).opens).toBe(true);
        expect(formAccess(student, `${access.from}-06-30`).opens).toBe(false);
      }),
    ));
});

describe('answers', () => {
  test('VAL-049: texts joined by commas come back as they were', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', ',', '\\', ' ', 'é') }), { minLength: 1 }),
        (parts) => {
          if (parts.length === 1 && parts[0] === '') return;
          expect(splitAnswers(joinAnswers(parts))).toEqual(parts);
        },
      ),
    ));
  it('VAL-049: choices are plainly comma-joined', () =>
    expect(joinAnswers(['food', 'books'])).toBe('food,books'));

  const pick = choose(1, 'A?', [right('a', 'A'), wrong('b', 'B')], { why: 'x' });
  const boxes = several(2, 'B?', [right('a', 'A'), right('b', 'B'), wrong('c', 'C')], { why: 'x' });
  const blanks = write(3, 'C?', [one('x', 'X'), one('y', 'Y')]);
  const long = tell(4, 'D?');
  const words = 'Write a few words. “I do not know yet” is fine.';
  it.each<[Question, string, string | undefined]>([
    [pick, '', 'Choose one of the answers.'],
    [pick, 'z', 'Choose one of the answers.'],
    [pick, 'b', undefined],
    [boxes, '', 'Choose at least one answer.'],
    [boxes, 'a,z', 'Choose from the answers.'],
    [boxes, 'c', undefined],
    [blanks, ' , ', words],
    [blanks, ',later', undefined],
    [blanks, 'a,b,c', 'There are more answers than places for them.'],
    [blanks, 'n'.repeat(200), undefined],
    [blanks, 'n'.repeat(201), 'Use at most 200 characters.'],
    [long, '  ', words],
    [long, 'n'.repeat(1000), undefined],
    [long, 'n'.repeat(1001), 'Use at most 1000 characters.'],
    [{ ...long, isOptional: true }, '', undefined],
    [{ ...boxes, isOptional: true }, '', undefined],
  ])('VAL-047, VAL-048: %# is judged', (question, answer, complaint) =>
    expect(complainAboutAnswer(question, answer)).toBe(complaint),
  );
  it('VAL-048: a step is complete when each question is answered', () => {
    expect(complainAboutAnswers([pick, long], new Map([[1, 'b']]))).toEqual({ 4: words });
    expect(
      complainAboutAnswers(
        [pick, long],
        new Map([
          [1, 'b'],
          [4, 'So.'],
        ]),
      ),
    ).toEqual({});
  });
  it.each<[Question, string, string | null]>([
    [pick, '', null],
    [pick, 'a', 'right'],
    [pick, 'b', 'not-quite'],
    [boxes, 'b,a', 'right'],
    [boxes, 'a', 'not-quite'],
    [boxes, 'a,b,c', 'not-quite'],
    [blanks, 'x', null],
    [long, 'x', null],
  ])('%# is right or not quite, and never in the way', (question, answer, judged) =>
    expect(judge(question, answer)).toBe(judged),
  );
});
