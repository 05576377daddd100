import type {
  assessmentOperations,
  AssessmentResults,
  AssessmentSession,
} from '@longleaf/contract/assessments';
import type { Answer } from '@longleaf/contract/operation';
import { assessmentNamed } from '@longleaf/rules/assessments/catalogue';
import type { Question } from '@longleaf/rules/assessments/definition';
import { scalesOf } from '@longleaf/rules/assessments/scoring';
import { describe, expect, it, test } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true, now: '2026-11-24T15:00:00.000Z' });

type Careers = Answer<typeof assessmentOperations.getFittingCareers>;
type Programs = Answer<typeof assessmentOperations.getFittingPrograms>;
/** The answer to a question of a scale by its name; null leaves it out. */
type Choose = (scale: string, question: Question, place: number) => string | null;

/** Takes an assessment from start to finish and gives how its results are read. */
async function taken(as: string, name: string, choose: Choose) {
  const definition = assessmentNamed(name);
  if (!definition) throw new Error(`No assessment ${name}`);
  const { id, questions } = definition;
  const session = (await api.call('GET', `/assessments/${id}/session`, { as })).json as AssessmentSession;
  const names = new Map(scalesOf(definition).map((scale) => [scale.id, scale.name]));
  for (const [place, question] of questions.entries()) {
    const answer = choose(names.get(question.scaleId ?? question.categoryId) ?? '', question, place);
    if (answer === null) continue;
    const path = `/assessments/${id}/sessions/${session.id}/questions/${question.id}/answers`;
    expect((await api.call('POST', path, { as, body: { answer } })).status).toBe(200);
  }
  const done = await api.call('PUT', `/assessments/${id}/sessions/${session.id}/complete`, { as });
  expect(done.status).toBe(200);
  const read = async (what: string) =>
    (await api.call('GET', `/assessments/${name}/sessions/${session.id}/${what}`, { as })).json;
  return {
    id: session.id,
    results: async () => (await read('results')) as AssessmentResults,
    careers: async (query = '') => (await read(`careers${query}`)) as Careers,
    programs: async (query = '') => (await read(`programs${query}`)) as Programs,
  };
}

const cannotTell = { canTell: false, totalCount: 0, careers: [] };

describe('the career cluster survey (API-084)', () => {
  it('gives clusters with their counts, then careers and programs of the top ones in turn (ST-211)', async () => {
    const { results, careers, programs } = await taken(
      'clusters',
      'career-cluster-survey',
      (name, _, place) =>
        name === 'Health Science' ? '1' : name === 'Information Technology' && place < 80 ? '1' : null,
    );
    expect(await results()).toEqual([
      { category: { id: 8, name: 'Health Science' }, count: 15, most: 15, isTop: true },
      { category: { id: 11, name: 'Information Technology' }, count: 5, most: 15, isTop: true },
    ]);
    const all = await careers();
    expect(all).toMatchObject({ canTell: true });
    expect(all.careers.slice(0, 4).map(({ reasons }) => reasons.map(({ name }) => name))).toEqual([
      ['Health Science'],
      ['Information Technology'],
      ['Health Science'],
      ['Information Technology'],
    ]);
    expect(all.careers[0]?.reasons).toEqual([
      { kind: 'cluster', id: 8, name: 'Health Science', own: 15, theirs: null },
    ]);
    const health = await careers('?categoryId=8');
    expect(health.totalCount).toBeLessThan(all.totalCount);
    expect(health.careers[1]?.reasons[0]?.name).toBe('Health Science');
    const studies = await programs('?categoryId=8');
    expect(studies.canTell).toBe(true);
    expect(studies.programs).toHaveLength(10);
    const program = await api.call('GET', `/programsMajors/programs/${studies.programs[0]?.urlName}`, {});
    expect(program.json).toMatchObject({ cluster: { code: 'H' } });
    expect((await programs('?page=2')).programs[0]?.id).not.toBe((await programs()).programs[0]?.id);
  });

  test.each(['careers', 'programs'])('has no %s of a cluster that there is not', async (what) => {
    const { id } = await taken(`none ${what}`, 'career-cluster-survey', (name) =>
      name === 'Finance' ? '1' : null,
    );
    const path = `/assessments/career-cluster-survey/sessions/${id}/${what}?categoryId=17`;
    expect(await api.call('GET', path, { as: `none ${what}` })).toMatchObject({
      status: 400,
      json: { modelState: { categoryId: ['This survey has no such career cluster.'] } },
    });
  });
});

describe('the basic skills survey (API-085)', () => {
  const upTo =
    (level: (name: string) => number): Choose =>
    (name, question) =>
      (question.level ?? 0) <= level(name) ? '1' : null;

  it('gives the levels reached, then careers that take about as much, with what is still to be learned', async () => {
    const { results, careers } = await taken(
      'skills',
      'basic-skills-survey',
      upTo((name) => (name === 'Mathematics' ? 5 : name === 'Science' ? 4 : 3)),
    );
    expect((await results()).slice(0, 2)).toEqual([
      {
        category: { id: 5, name: 'Mathematics', description: 'Using numbers to work things out.' },
        count: 15,
        level: 5,
        most: 21,
        isTop: true,
      },
      { category: expect.objectContaining({ name: 'Science' }), count: 12, level: 4, most: 21, isTop: true },
    ]);
    const [first] = (await careers()).careers;
    const needed = (await api.call('GET', `/careers/occupations/${first?.occCode}`, {})).json;
    expect(JSON.stringify(needed)).toContain('Mathematics');
    expect(first?.reasons[0]).toMatchObject({ kind: 'shared', own: expect.any(Number) });
  });

  it('says what a career asks for beyond: much with low levels, nothing with the highest', async () => {
    const low = await taken(
      'low',
      'basic-skills-survey',
      upTo(() => 1),
    );
    const high = await taken(
      'high',
      'basic-skills-survey',
      upTo(() => 7),
    );
    const kinds = ({ careers }: Careers) => careers.flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
    expect(kinds(await low.careers())).toContain('toLearn');
    expect(kinds(await high.careers())).not.toContain('toLearn');
    const zones = ({ careers }: Careers) => careers.map(({ jobZone }) => jobZone ?? 0);
    expect(Math.max(...zones(await low.careers()))).toBeLessThan(Math.min(...zones(await high.careers())));
  });

  it('cannot tell before a level is reached', async () => {
    const { careers } = await taken('first', 'basic-skills-survey', (_, { id }) =>
      id === 3001 ? '1' : null,
    );
    expect(await careers()).toEqual(cannotTell);
  });
});

describe('the transferable skills checklist', () => {
  it('leads to careers in which what was done matters more than elsewhere', async () => {
    const { results, careers } = await taken('done', 'Transferable-Skills-Checklist', (name) =>
      ['Fixing things', 'Running machines', 'Checking quality'].includes(name) ? '1' : null,
    );
    expect((await results())[0]).toMatchObject({ count: 5, most: 5, isTop: true });
    const all = (await careers()).careers;
    expect(all.every(({ reasons }) => reasons.some(({ name }) => name === 'Fixing things'))).toBe(true);
    expect(all.some(({ occTitle }) => /Repair|Mechanic|Technician|Install|Machin/.test(occTitle))).toBe(true);
  });

  it('is not finished before something is chosen', async () => {
    const session = (await api.call('GET', '/assessments/4/session', { as: 'empty' }))
      .json as AssessmentSession;
    expect(
      await api.call('PUT', `/assessments/4/sessions/${session.id}/complete`, { as: 'empty' }),
    ).toMatchObject({ status: 400, json: { modelState: { answers: ['Choose at least one.'] } } });
  });
});

describe('the work values sorter (API-086)', () => {
  it('gives values with their scores, then careers that fulfil them (ENT-364, ENT-365, ST-202)', async () => {
    const order = [
      'Relationships',
      'Achievement',
      'Support',
      'Independence',
      'Recognition',
      'Working conditions',
    ];
    const byColumn = [1, 2, 3, 4, 5].flatMap((column) => [0, 1, 2, 3].map((row) => String(row * 5 + column)));
    let cards = 0;
    const definition = assessmentNamed('work-values-sorter');
    const places = new Map(
      order.flatMap((name) =>
        (definition?.questions ?? [])
          .filter(
            ({ categoryId }) => definition?.categories.find(({ id }) => id === categoryId)?.name === name,
          )
          .map(({ id }) => [id, byColumn[cards++] ?? '']),
      ),
    );
    const { results, careers } = await taken(
      'values',
      'Work-Values-Sorter',
      (_, { id }) => places.get(id) ?? '',
    );
    const all = await results();
    expect(all.map(({ category, score, count }) => [category?.name, score, count])).toEqual([
      ['Relationships', 30, 30],
      ['Achievement', 27, 27],
      ['Support', 24, 24],
      ['Independence', 18, 18],
      ['Recognition', 14, 14],
      ['Working conditions', 8, 8],
    ]);
    expect(all.map(({ isTop }) => isTop)).toEqual([true, true, false, false, false, false]);
    const [first] = (await careers()).careers;
    expect(first?.reasons[0]).toMatchObject({ kind: 'shared', name: 'Relationships', own: 30 });
    expect(first?.reasons[0]?.theirs).toBeGreaterThan(5);
  });

  it('has one card in a place: the newest, and what was there lies with the others again (ST-197, ST-199)', async () => {
    const as = 'grid';
    const session = (await api.call('GET', '/assessments/5/session', { as })).json as AssessmentSession;
    const put = (qid: number, answer: string, minute: number) =>
      api.call('POST', `/assessments/5/sessions/${session.id}/questions/${qid}/answers`, {
        as,
        body: { answer, answeredAt: `2026-11-24T14:${minute}:00.000Z` },
      });
    const there = async () => {
      const { json } = await api.call('GET', `/assessments/5/sessions/${session.id}/answers`, { as });
      return (json as AssessmentSession['answers']).map(({ questionId, answer }) => [questionId, answer]);
    };
    await put(5001, '7', 10);
    await put(5002, '7', 20);
    expect(await there()).toEqual([[5002, '7']]);
    // What comes late does not push out what was put there after it.
    expect((await put(5003, '7', 15)).status).toBe(200);
    expect(await there()).toEqual([[5002, '7']]);
    await put(5001, '8', 30);
    await put(5002, '8', 40);
    await put(5001, '7', 50);
    expect(await there()).toEqual([
      [5001, '7'],
      [5002, '8'],
    ]);
    await Promise.all([5003, 5004, 5005, 5006].map((qid) => put(qid, '20', 55)));
    expect((await there()).filter(([, answer]) => answer === '20')).toHaveLength(1);
    expect((await put(5001, '21', 56)).status).toBe(400);
  });
});

describe('the career key (API-087)', () => {
  it('gives interest areas under both names, then careers with such interests', async () => {
    const { results, careers } = await taken('key', 'the-career-key', (name) =>
      name === 'Artistic' ? '3' : name === 'Investigative' ? '2' : '1',
    );
    expect(await results()).toEqual([
      {
        interestArea: { id: 3, name: 'Artistic' },
        category: { id: 3, name: 'Artistic' },
        count: 20,
        most: 20,
        isTop: true,
      },
      {
        interestArea: { id: 2, name: 'Investigative' },
        category: { id: 2, name: 'Investigative' },
        count: 10,
        most: 20,
        isTop: true,
      },
    ]);
    const [first] = (await careers()).careers;
    expect(first?.reasons[0]).toMatchObject({ kind: 'shared', name: 'Artistic', own: 20 });
  });
});

describe('be your own boss', () => {
  it('leads to no careers: nobody publishes how far they take these traits', async () => {
    const { results, careers, programs } = await taken('boss', 'be-your-own-boss', () => '3');
    expect((await results()).map(({ count, most }) => [count, most])).toEqual(
      Array.from({ length: 6 }, () => [10, 15]),
    );
    expect(await careers()).toEqual(cannotTell);
    expect(await programs()).toEqual({ canTell: false, totalCount: 0, programs: [] });
  });
});

describe('the skills matcher', () => {
  it('leads to careers in which those skills matter more than elsewhere; what was left out says nothing', async () => {
    const { careers } = await taken('matcher', 'Skills-Matcher', (name) =>
      name === 'Programming' ? '5' : name === 'Designing technology' ? '4' : name === 'Science' ? null : '2',
    );
    const { canTell, careers: all } = await careers();
    expect(canTell).toBe(true);
    expect(all[0]?.reasons[0]?.name).toBe('Programming');
    expect(all.flatMap(({ reasons }) => reasons).map(({ name }) => name)).not.toContain('Science');
  });

  it('cannot tell where all skills are alike', async () => {
    const { careers } = await taken('all alike', 'skills-matcher', () => '3');
    expect(await careers()).toEqual(cannotTell);
  });
});
