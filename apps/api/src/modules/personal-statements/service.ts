import { fileMessages } from '@longleaf/contract/files';
import type { PersonalStatements, StatementFile } from '@longleaf/contract/personal-statements';
import type { FileAnswer } from '@longleaf/http/file-answer';
import type { Scope } from '@longleaf/http/policy';
import { notFound } from '@longleaf/http/problem';
import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import type { StatementKind } from '@longleaf/rules/personal-statements/kinds';
import type { FileKeeper, NewFile } from '../files/index.ts';
import { fileOf, type StatementRow, statementRepository } from './repository.ts';

type Read = Scope<'personal-statement'>;
type Changing = { scope: Scope<'personal-statement', 'change'>; own: Scope<'file', 'change'> };
type Deleted = { id: number; deleteDraft: boolean; deleteFinal: boolean };

/** The draft and the final statement of a student, each by itself (ST-164). */
export function statementService({ database, files }: { database: Database; files: FileKeeper }) {
  const read = async (scope: Read): Promise<PersonalStatements> =>
    present(await statementRepository(database).find(scope));
  return {
    read,

    /** The file of one of them. @throws ProblemError 404 when none is saved, 503 */
    open: async (
      { scope, own }: { scope: Read; own: Scope<'file', 'read'> },
      kind: StatementKind,
    ): Promise<FileAnswer & { bytes: Buffer }> => {
      const fileId = fileOf(await statementRepository(database).find(scope), kind);
      if (fileId === null) throw notFound(fileMessages.notThere);
      return files.open(database, own, fileId);
    },

    /** Keeps a file in place of the one before. @throws what `take` and `keep` of files throw */
    keep: async ({ scope, own }: Changing, kind: StatementKind, file: NewFile) => {
      const taken = await files.take(file);
      await inTransaction(database, async (tx) => {
        const rows = statementRepository(tx);
        const before = fileOf(await rows.locked(scope), kind);
        if (before !== null) await files.remove(tx, own, before);
        await rows.set(scope, kind, await files.keep(tx, own, taken));
      });
      return read(scope);
    },

    /** Removing what is not there is no error. @throws ProblemError 404 for an id that is not this person's */
    remove: async ({ scope, own }: Changing, { id, deleteDraft, deleteFinal }: Deleted) => {
      const mine = await statementRepository(database).find(scope);
      if (id !== (mine?.id ?? 0)) throw notFound(/*i18n*/ 'There are no such statements.');
      const kinds = [...(deleteDraft ? ['draft' as const] : []), ...(deleteFinal ? ['final' as const] : [])];
      if (mine && kinds.length > 0)
        await inTransaction(database, async (tx) => {
          const rows = statementRepository(tx);
          const row = await rows.locked(scope);
          for (const kind of kinds) {
            const fileId = fileOf(row, kind);
            await rows.set(scope, kind, null);
            if (fileId !== null) await files.remove(tx, own, fileId);
          }
        });
      return read(scope);
    },
  };
}

function present(row: StatementRow | undefined): PersonalStatements {
  if (!row) return { id: 0, draftStatement: null, finalStatement: null };
  return {
    id: row.id,
    draftStatement: statement(row.draftName, row.draftSize, row.draftSavedAt),
    finalStatement: statement(row.finalName, row.finalSize, row.finalSavedAt),
  };
}

function statement(name: string | null, size: number | null, savedAt: Date | null): StatementFile | null {
  return name === null || size === null || savedAt === null
    ? null
    : { name, size, savedDate: savedAt.toISOString() };
}
