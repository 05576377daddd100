import { Readable } from 'node:stream';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { isSealedWith, type KeyRing, seal, SealError, unseal } from './sealing.ts';

type Place = { fileId: string; number: number };
type Piece = Place & { content: Buffer };
type PieceTable = PgTable & Record<keyof Piece, PgColumn>;

const AT_ONCE = 50;
const BEFORE_ALL: Place = { fileId: '00000000-0000-0000-0000-000000000000', number: -1 };

const idOf = ({ fileId, number }: Place) => `piece ${number} of ${fileId}`;

/** Seals a piece for its place. */
export function sealPiece(keys: KeyRing, of: Place, text: string): Buffer {
  return seal(keys, idOf(of), text);
}

/** @throws SealError when it was sealed for another place or with a key that is gone. */
function openPiece(keys: KeyRing, { content, ...of }: Piece): string {
  return unseal(keys, idOf(of), content);
}

/** Files that are kept in sealed pieces, 0 the first, so that none is in memory as a whole. */
export function filePieces(table: PieceTable) {
  const columns = { fileId: table.fileId, number: table.number, content: table.content };
  const at = ({ fileId, number }: Place) => and(eq(table.fileId, fileId), eq(table.number, number));

  async function* textsOf({ orm }: Database, keys: KeyRing, fileId: string): AsyncGenerator<string> {
    for (let number = 0; ; number++) {
      const [piece] = await orm
        .select(columns)
        .from(table as PgTable)
        .where(at({ fileId, number }));
      if (!piece) return;
      yield openPiece(keys, piece as Piece);
    }
  }

  return {
    /** The text of a file, piece by piece. Empty once the pieces are gone. */
    textOf: (database: Database, keys: KeyRing, fileId: string): Readable =>
      Readable.from(textsOf(database, keys, fileId)),

    /** Seals all pieces with the key of now; a piece never changes otherwise. Run again it finds nothing to do. */
    reseal: async ({ orm }: Database, keys: KeyRing): Promise<{ pieces: number; unreadable: number }> => {
      const total = { pieces: 0, unreadable: 0 };
      for (let last = BEFORE_ALL; ;) {
        const next = (await orm
          .select(columns)
          .from(table as PgTable)
          .where(
            or(
              gt(table.fileId, last.fileId),
              and(eq(table.fileId, last.fileId), gt(table.number, last.number)),
            ),
          )
          .orderBy(asc(table.fileId), asc(table.number))
          .limit(AT_ONCE)) as Piece[];
        for (const piece of next) {
          last = piece;
          if (isSealedWith(keys, piece.content)) continue;
          try {
            const content = sealPiece(keys, piece, openPiece(keys, piece));
            await orm.update(table).set({ content }).where(at(piece));
            total.pieces += 1;
          } catch (error) {
            if (!(error instanceof SealError)) throw error;
            total.unreadable += 1;
          }
        }
        if (next.length < AT_ONCE) return total;
      }
    },
  };
}
