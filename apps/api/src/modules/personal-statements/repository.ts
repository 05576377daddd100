import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import type { StatementKind } from '@longleaf/rules/personal-statements/kinds';
import { eq } from 'drizzle-orm';
import type { KeptFile } from '../files/index.ts';
import { personalStatements as statements } from './tables.ts';

export type StatementRow = typeof statements.$inferSelect;

type Change = Scope<'personal-statement', 'change'>;

/** All SQL of personal statements. Every function sees the rows of its scope, and no others. */
export function statementRepository({ orm }: Executor) {
  const mine = ({ owner }: Scope<'personal-statement'>) => eq(statements.personId, owner);
  return {
    find: async (scope: Scope<'personal-statement'>): Promise<StatementRow | undefined> =>
      (await orm.select().from(statements).where(mine(scope)))[0],

    /** The row, locked and made where there is none: of two files at once the second takes the place of the first. */
    locked: async (scope: Change): Promise<StatementRow> => {
      await orm.insert(statements).values({ personId: scope.owner }).onConflictDoNothing();
      const [row] = await orm.select().from(statements).where(mine(scope)).for('update');
      if (!row) throw new Error('A row of statements went away while it was locked');
      return row;
    },

    /** Puts a file in its place; null for none. */
    set: async (scope: Change, kind: StatementKind, file: KeptFile | null): Promise<void> => {
      const [fileId, name, size, savedAt] = file
        ? [file.id, file.name, file.size, file.madeAt]
        : [null, null, null, null];
      const change =
        kind === 'draft'
          ? { draftFileId: fileId, draftName: name, draftSize: size, draftSavedAt: savedAt }
          : { finalFileId: fileId, finalName: name, finalSize: size, finalSavedAt: savedAt };
      await orm.update(statements).set(change).where(mine(scope));
    },
  };
}

/** The file of one of the two; null when none is saved. */
export function fileOf(row: StatementRow | undefined, kind: StatementKind): string | null {
  return (kind === 'draft' ? row?.draftFileId : row?.finalFileId) ?? null;
}
