import { describe, expect, it } from 'vitest';
import { NOBODY } from './actor.ts';
import { allowed, ownerAlone, type Policy, Scope } from './policy.ts';
import { ProblemError } from './problem.ts';

const ann = { kind: 'person', id: 'ann' } as const;
const job = { kind: 'program', name: 'delete-people' } as const;
const askAs = (actor: Parameters<Policy>[0]) =>
  Scope.permit(ownerAlone, 'saved-college:change', actor, { owner: 'ann' });
const statusOf = (work: () => unknown): number | undefined => {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemError) return error.status;
  }
  return undefined;
};

describe('rows that are their owner’s alone', () => {
  it('are given to the owner, and to nobody else', () => {
    expect(askAs(ann)).toMatchObject({
      owner: 'ann',
      entity: 'saved-college',
      act: 'change',
      isForeign: false,
    });
    expect(statusOf(() => askAs(NOBODY))).toBe(401);
    expect(statusOf(() => askAs({ kind: 'person', id: 'ben' }))).toBe(404);
    expect(statusOf(() => askAs(job))).toBe(404);
  });
});

describe('a scope', () => {
  it('says when it is not the owner who was let in, and why', () => {
    const support: Policy = () => allowed('For this test.');
    const scope = Scope.permit(support, 'profile:read', { kind: 'person', id: 'ben' }, { owner: 'ann' });
    expect(scope).toMatchObject({ owner: 'ann', isForeign: true, because: 'For this test.' });
  });

  it('is what repositories ask for: an id, another kind, or leave to read does not type-check', () => {
    const change = (scope: Scope<'saved-college', 'change'>) => scope.owner;
    const read = (scope: Scope<'saved-college'>) => scope.owner;
    const own = askAs(ann);
    expect([change(own), read(own)]).toEqual(['ann', 'ann']);
    const likeOne = { owner: 'ann', entity: 'saved-college', act: 'change', actor: ann } as const;
    const ofSearches = Scope.permit(ownerAlone, 'saved-search:change', ann, { owner: 'ann' });
    const toRead = Scope.permit(ownerAlone, 'saved-college:read', ann, { owner: 'ann' });
    expect(read(toRead)).toBe('ann');
    const wrong = [
      // @ts-expect-error -- an id is no scope
      () => change('ann'),
      // @ts-expect-error -- an object that looks like one is none
      () => change(likeOne),
      // @ts-expect-error -- leave for saved searches is none for saved colleges
      () => change(ofSearches),
      // @ts-expect-error -- leave to read is none to change
      () => change(toRead),
      // @ts-expect-error -- nobody makes one but a policy
      () => new Scope('saved-college', 'change', 'ann', ann, ''),
    ];
    expect(wrong).toHaveLength(5);
  });
});
