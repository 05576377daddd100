import type { PoolFormState, poolFormOperations } from '@longleaf/contract/pool-forms';
import type { Received } from '@longleaf/contract/operation';
import type { Clock } from '@longleaf/platform/clock';
import { notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { poolFormRepository, PoolForm } from './repository.ts';

type Body = Received<typeof poolFormOperations.takeBackPoolForm>['body'];

/** The forms by which colleges find somebody, of both pools and every year, and how one is taken back. */
export function takingBack({ rows, clock }: { rows: ReturnType<typeof poolFormRepository>; clock: Clock }) {
  return {
    all: async (scope: Scope<'pool-form', 'read'>) => ({ forms: (await rows.all(scope)).map(stateOf) }),

    /**
     * Takes a form back: colleges that have it are told so, no other gets it. It can be sent anew in its year.
     * @throws ProblemError 404 when there is none.
     */
    takeBack: async (scope: Scope<'pool-form', 'change'>, which: Body): Promise<PoolFormState> => {
      await rows.takeBack(scope, which, clock());
      const form = await rows.find(scope, which);
      if (!form) throw notFound();
      return stateOf(form);
    },
  };
}

function stateOf({ pool, entryYear, sentAt, takenBackAt }: PoolForm): PoolFormState {
  return {
    pool,
    entryYear,
    sentAt: sentAt.toISOString(),
    takenBackAt: takenBackAt?.toISOString() ?? null,
  };
}
