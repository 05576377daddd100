import { createHash } from 'node:crypto';
import type { Database } from '@longleaf/platform/database';
import { deviceInWords } from '@longleaf/rules/accounts/device-words';
import Provider, { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import { endSessionOfDigest } from '../sessions.ts';
import { type ArtifactStatements, artifactStatements } from './artifact-statements.ts';

// Expired rows stay readable a little longer, so that clocks that differ by seconds do not matter.
const GRACE_SECONDS = 60;

/**
 * Keeps what oidc-provider knows in PostgreSQL. Ids are bearer secrets (codes, refresh tokens, session ids), so
 * only their SHA-256 digests are stored: who reads the table cannot use what it holds.
 */
export function postgresAdapter(database: Database): AdapterFactory {
  const statements = artifactStatements(database);
  return (model) => adapterOf(database, statements, model);
}

function adapterOf(database: Database, statements: ArtifactStatements, model: string): Adapter {
  const { byId, byUid, byUserCode } = statements;
  async function read(
    asked: ArtifactStatements['byId'],
    value: string,
    id?: string,
  ): Promise<AdapterPayload | undefined> {
    const [row] = await asked.execute({ model, value });
    if (!row) return undefined;
    const consumed = row.consumed === null ? {} : { consumed: row.consumed };
    return { ...row.payload, ...(id === undefined ? {} : { jti: id }), ...consumed };
  }

  return {
    async upsert(id, payload, expiresIn) {
      const { jti: _secret, consumed: _state, ...kept } = payload;
      await statements.save.execute({
        model,
        id: digest(id),
        payload: model === 'Session' ? { ...kept, ...lastUse() } : kept,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        accountId: ownerOf(payload),
        seconds: expiresIn === undefined ? null : expiresIn + GRACE_SECONDS,
      });
    },
    find: (id) => read(byId, digest(id), id),
    findByUid: (uid) => read(byUid, uid),
    findByUserCode: (userCode) => read(byUserCode, userCode),

    // Two requests with the same code or refresh token may overlap: the database lets exactly one of them pass.
    async consume(id) {
      const { rowCount } = await statements.consume.execute({ model, id: digest(id) });
      if (rowCount === 0) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      if (model === 'Session') return endSessionOfDigest(database, digest(id));
      await statements.remove.execute({ model, id: digest(id) });
    },
    async revokeByGrantId(grantId) {
      await statements.revoke.execute({ model, grantId });
    },
  };
}

/** When and with what kind of device a session is used, for its owner to see. */
function lastUse(): { usedAt: number; device: string } {
  const device = deviceInWords(Provider.ctx?.get('user-agent'));
  return { usedAt: Math.floor(Date.now() / 1_000), device };
}

/** Whose it is. An interaction is somebody's once they signed in with it, though no session came of it yet. */
function ownerOf({ accountId, result }: AdapterPayload): string | null {
  const login = result?.['login'] as { accountId?: string } | undefined;
  return accountId ?? login?.accountId ?? null;
}

/** The digest under which an id is stored. */
export function digest(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
