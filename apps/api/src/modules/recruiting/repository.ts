import { transaction, type Database } from '@longleaf/platform/database';
import { and, asc, eq } from 'drizzle-orm';
import { prospects } from './tables.ts';

/** All SQL of recruiting. Every function sees the rows of the person it is given, and no others. */
export function recruitingRepository({ pool, orm }: Database) {
  return {
    /**
     * Switches a prospect on or off and writes the change down. A repeat finds nothing to change and writes nothing.
     */
    set: (personId: string, applicationDefinitionId: number, source: string, isActive: boolean) =>
      transaction(pool, async (client) => {
        const { rows } = await client.query<{ id: number }>(
          isActive
            ? `insert into portal.prospects (person_id, application_definition_id, source, is_active)
               values ($1, $2, $3, true)
               on conflict (person_id, application_definition_id)
               do update set is_active = true, source = excluded.source, changed_at = now()
               where not prospects.is_active returning id`
            : `update portal.prospects set is_active = false, changed_at = now()
               where person_id = $1 and application_definition_id = $2 and is_active returning id`,
          isActive ? [personId, applicationDefinitionId, source] : [personId, applicationDefinitionId],
        );
        const changed = rows[0];
        if (!changed) return;
        await client.query(
          'insert into portal.prospect_changes (prospect_id, change, source) values ($1, $2, $3)',
          [changed.id, isActive ? 'asked' : 'taken back', source],
        );
      }),

    isActive: async (personId: string, applicationDefinitionId: number) => {
      const rows = await orm
        .select({ isActive: prospects.isActive })
        .from(prospects)
        .where(
          and(
            eq(prospects.personId, personId),
            eq(prospects.applicationDefinitionId, applicationDefinitionId),
          ),
        );
      return rows[0]?.isActive ?? false;
    },

    activeIds: async (personId: string) => {
      const rows = await orm
        .select({ id: prospects.applicationDefinitionId })
        .from(prospects)
        .where(and(eq(prospects.personId, personId), eq(prospects.isActive, true)))
        .orderBy(asc(prospects.id));
      return rows.map((row) => row.id);
    },
  };
}

export type RecruitingRepository = ReturnType<typeof recruitingRepository>;
