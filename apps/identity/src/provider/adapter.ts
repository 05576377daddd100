import { createHash } from 'node:crypto';
import type { Database } from '@longleaf/platform/database';
import { deviceInWords } from '@longleaf/rules/accounts/device-words';
import Provider, { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import { endSessionOfDigest } from '../sessions.ts';

type Row = { payload: AdapterPayload; consumed: number | null };

// Expired rows stay readable a little longer, so that clocks that differ by seconds do not matter.
const GRACE_SECONDS = 60;

// A session that ended is kept as used up, so that a request which read it before cannot save it anew.
const ALIVE = `(artifacts.model <> 'Session' or artifacts.consumed_at is null)`;

const SELECT = `select payload, extract(epoch from consumed_at)::int as consumed from identity.artifacts`;

/**
 * Keeps what oidc-provider knows in PostgreSQL. Ids are bearer secrets (codes, refresh tokens, session ids), so
 * only their SHA-256 digests are stored: who reads the table cannot use what it holds.
 */
export function postgresAdapter(database: Database): AdapterFactory {
  return (model) => adapterOf(database, model);
}

function adapterOf(database: Database, model: string): Adapter {
  const { pool } = database;
  async function read(condition: string, value: string, id?: string): Promise<AdapterPayload | undefined> {
    const { rows } = await pool.query<Row>(`${SELECT} where model = $1 and ${condition} = $2 and ${ALIVE}`, [
      model,
      value,
    ]);
    const row = rows[0];
    if (!row) return undefined;
    const consumed = row.consumed === null ? {} : { consumed: row.consumed };
    return { ...row.payload, ...(id === undefined ? {} : { jti: id }), ...consumed };
  }

  return {
    async upsert(id, payload, expiresIn) {
      const { jti: _secret, consumed: _state, ...kept } = payload;
      await pool.query(
        `insert into identity.artifacts
           (model, id, payload, grant_id, uid, user_code, account_id, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))
         on conflict (model, id) do update set
           payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
           user_code = excluded.user_code, account_id = excluded.account_id, expires_at = excluded.expires_at
         where ${ALIVE}`,
        [
          model,
          digest(id),
          JSON.stringify(model === 'Session' ? { ...kept, ...lastUse() } : kept),
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.userCode ?? null,
          ownerOf(payload),
          expiresIn === undefined ? null : expiresIn + GRACE_SECONDS,
        ],
      );
    },
    find: (id) => read('id', digest(id), id),
    findByUid: (uid) => read('uid', uid),
    findByUserCode: (userCode) => read('user_code', userCode),

    // Two requests with the same code or refresh token may overlap: the database lets exactly one of them pass.
    async consume(id) {
      const { rowCount } = await pool.query(
        `update identity.artifacts set consumed_at = now() where model = $1 and id = $2 and consumed_at is null`,
        [model, digest(id)],
      );
      if (rowCount === 0) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      if (model === 'Session') return endSessionOfDigest(database, digest(id));
      await pool.query(`delete from identity.artifacts where model = $1 and id = $2`, [model, digest(id)]);
    },
    async revokeByGrantId(grantId) {
      await pool.query(`delete from identity.artifacts where model = $1 and grant_id = $2`, [model, grantId]);
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
