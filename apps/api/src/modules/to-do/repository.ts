import type { Scope } from '@longleaf/http/policy';
import type { Database } from '@longleaf/platform/database';
import { rowsInRow } from '@longleaf/platform/rows-in-row';
import { once, UNNAMED } from '@longleaf/platform/written-once';
import { ADMITTED, AID_FORMS, APPLIED, NOT_ADMITTED } from '@longleaf/rules/saved-colleges/tracked-actions';
import { and, asc, desc, eq, exists, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { careerPlanVersionRows as versions } from '../career-plans/index.ts';
import { listLookRows as looks } from '../direct-admission/index.ts';
import { intentRows as intents } from '../intents-to-enroll/index.ts';
import { people } from '../people/tables.ts';
import { personalStatementRows as statements } from '../personal-statements/index.ts';
import { poolFormRows as pools } from '../pools/index.ts';
import { profileRows as profiles } from '../profile/index.ts';
import { isDone, savedCollegeRows as savedColleges } from '../saved-colleges/index.ts';
import { transitionPlanRows as plans } from '../transition-plans/index.ts';

/** Whose rows of each kind are looked at: each was allowed. */
interface Looking {
  profile: Scope<'direct-admission'>;
  plan: Scope<'transition-plan'>;
  versions: Scope<'career-plan'>;
  statements: Scope<'personal-statement'>;
  colleges: Scope<'saved-college'>;
  intents: Scope<'intent-to-enroll'>;
  pools: Scope<'pool-form'>;
}

/**
 * What every feature but the application hub knows of a person, in one way to the database: a signed-in person's home page
 * asks for it each time.
 */
export function knownOf({ orm }: Pick<Database, 'orm'>) {
  const owner = people.id;
  const isThere = (rows: Parameters<typeof exists>[0]): SQL<boolean> => sql<boolean>`${exists(rows)}`;
  const asked = once(() =>
    orm
      .select({
        graduationYear: profiles.graduationYear,
        planSavedAt: plans.savedAt,
        draftSavedAt: statements.draftSavedAt,
        finalSavedAt: statements.finalSavedAt,
        versions: rowsInRow(
          { grade: versions.grade, isComplete: versions.isComplete, revisedAt: versions.revisedAt },
          { from: versions, where: eq(versions.personId, owner), orderBy: [desc(versions.version)] },
        ),
        hasLooked: isThere(orm.select({ id: looks.personId }).from(looks).where(eq(looks.personId, owner))),
        isAdmitted: isThere(
          orm
            .select({ id: savedColleges.id })
            .from(savedColleges)
            .where(sql`${savedColleges.personId} = ${owner} and ${isDone(ADMITTED)}`),
        ),
        turnedDownBy: rowsInRow(
          { id: savedColleges.collegeId },
          {
            from: savedColleges,
            where: sql`${savedColleges.personId} = ${owner} and ${isDone(NOT_ADMITTED)}`,
            orderBy: [asc(savedColleges.id)],
          },
        ),
        lacksAidForms: isThere(
          orm
            .select({ id: savedColleges.id })
            .from(savedColleges)
            .where(
              and(
                eq(savedColleges.personId, owner),
                or(isDone(APPLIED), isDone(ADMITTED)),
                not(isDone(AID_FORMS)),
                not(isDone(NOT_ADMITTED)),
              ),
            ),
        ),
        hasCollege: isThere(
          orm.select({ id: savedColleges.id }).from(savedColleges).where(eq(savedColleges.personId, owner)),
        ),
        hasAidForms: isThere(
          orm
            .select({ id: savedColleges.id })
            .from(savedColleges)
            .where(sql`${savedColleges.personId} = ${owner} and ${isDone(AID_FORMS)}`),
        ),
        pools: rowsInRow(
          { pool: pools.pool, entryYear: pools.entryYear, sentAt: pools.sentAt },
          {
            from: pools,
            where: sql`${pools.personId} = ${owner} and ${pools.eligible} and ${isNull(pools.takenBackAt)}`,
            orderBy: [asc(pools.id)],
          },
        ),
        hasChosen: isThere(orm.select({ id: intents.id }).from(intents).where(eq(intents.personId, owner))),
      })
      .from(people)
      .leftJoin(profiles, eq(profiles.personId, owner))
      .leftJoin(plans, eq(plans.personId, owner))
      .leftJoin(statements, eq(statements.personId, owner))
      .where(eq(owner, sql.placeholder('owner')))
      .prepare(UNNAMED),
  );
  return async ({ profile: { owner: person } }: Looking) => {
    const [known] = await asked().execute({ owner: person });
    return known ?? NOTHING;
  };
}

// Somebody who was deleted a moment ago may still have a token.
const NOTHING = {
  graduationYear: null,
  planSavedAt: null,
  draftSavedAt: null,
  finalSavedAt: null,
  versions: [],
  hasLooked: false,
  isAdmitted: false,
  turnedDownBy: [],
  lacksAidForms: false,
  hasCollege: false,
  hasAidForms: false,
  pools: [],
  hasChosen: false,
};
