import type { Act, Entity } from '@longleaf/contract/policies';
import type { Actor } from './actor.ts';
import { notFound, unauthorized } from './problem.ts';

/** How the actor stands to the rows that are asked for. */
export type Relation = {
  /** The id of the person whose rows they are. */
  readonly owner: string;
};

/** Yes and why, or no and why. */
export type Decision =
  | { readonly allowed: true; readonly because: string }
  | { readonly allowed: false; readonly because: 'not-signed-in' | 'not-theirs' };

/** Who may do what with one kind of rows. Pure: it knows what it is given and nothing else. */
export type Policy<R extends Relation = Relation> = (actor: Actor, act: Act, relation: R) => Decision;

export function allowed(because: string): Decision {
  return { allowed: true, because };
}

export function refused(because: (Decision & { allowed: false })['because']): Decision {
  return { allowed: false, because };
}

/** The policy of rows that are their owner's alone. */
export const ownerAlone: Policy = (actor, _act, { owner }) => {
  if (actor.kind === 'nobody') return refused('not-signed-in');
  return actor.kind === 'person' && actor.id === owner
    ? allowed('They are your own.')
    : refused('not-theirs');
};

/**
 * What a policy allowed: the rows of one owner, of one kind, for one act. Repositories ask for it in place of an id, so
 * that SQL on a person's rows cannot be reached past a policy. Only `Scope.permit` makes one.
 */
export class Scope<E extends Entity, A extends Act = Act> {
  readonly #entity: E;
  readonly #act: A;
  /** Whose rows. */
  readonly owner: string;
  readonly actor: Actor;
  /** Why it was allowed. */
  readonly because: string;

  private constructor(entity: E, act: A, owner: string, actor: Actor, because: string) {
    this.#entity = entity;
    this.#act = act;
    this.owner = owner;
    this.actor = actor;
    this.because = because;
  }

  get entity(): E {
    return this.#entity;
  }

  get act(): A {
    return this.#act;
  }

  /** True when somebody other than the owner was let in; then it is written into the audit. */
  get isForeign(): boolean {
    return this.actor.kind !== 'person' || this.actor.id !== this.owner;
  }

  /**
   * Asks a policy.
   * @throws ProblemError 401 for nobody; 404 when the rows are not theirs, so that nothing is told of them.
   */
  static permit<E extends Entity, A extends Act, R extends Relation>(
    policy: Policy<R>,
    name: `${E}:${A}`,
    actor: Actor,
    relation: R,
  ): Scope<E, A> {
    const [entity, act] = name.split(':') as [E, A];
    const decision = policy(actor, act, relation);
    if (decision.allowed) return new Scope(entity, act, relation.owner, actor, decision.because);
    throw decision.because === 'not-signed-in' ? unauthorized() : notFound();
  }
}

/** The scope that an operation of this policy is given. */
export type ScopeOf<P> = P extends `${infer E extends Entity}:${infer A extends Act}`
  ? Scope<E, A>
  : undefined;

/** The policies that an app serves operations by. */
export type Policies = { readonly [E in Entity]?: Policy };
