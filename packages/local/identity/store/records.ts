import type { DatabaseSync } from 'node:sqlite'
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** The oldest records of a model make room for new ones. */
const mostRecords = 5_000

/** Applies to records without an expiry. */
const longestSeconds = 365 * 24 * 60 * 60

export type Records = ReturnType<typeof openRecords>

export function openRecords(database: DatabaseSync, limit = mostRecords) {
  const statements = prepare(database)
  const seconds = () => Math.floor(Date.now() / 1000)
  const read = (row: unknown) =>
    row === undefined ? undefined : (JSON.parse((row as { payload: string }).payload) as AdapterPayload)

  const adapter = (model: string): Adapter => ({
    async upsert(id, payload, expiresIn = longestSeconds) {
      const { grantId = null, uid = null, accountId = null } = payload
      const now = seconds()
      statements.put.run(model, id, grantId, uid, accountId, JSON.stringify(payload), now + expiresIn)
      statements.expire.run(now)
      statements.trim.run(model, model, limit)
    },
    find: async (id) => read(statements.find.get(model, id, seconds())),
    findByUid: async (uid) => read(statements.findByUid.get(model, uid, seconds())),
    // The device flow is not enabled.
    findByUserCode: async () => undefined,
    async consume(id) {
      statements.consume.run(seconds(), model, id)
    },
    async destroy(id) {
      statements.remove.run(model, id)
    },
    async revokeByGrantId(grantId) {
      statements.removeByGrant.run(model, grantId)
    },
  })

  return {
    adapter,
    /** Newest first. */
    ofAccount(model: string, account: string): AdapterPayload[] {
      const rows = statements.ofAccount.all(model, account, seconds())
      return rows.map(read).filter((payload) => payload !== undefined)
    },
  }
}

const prepare = (database: DatabaseSync) => ({
  put: database.prepare(
    `INSERT INTO record (model, id, grant_id, uid, account, payload, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (model, id) DO UPDATE SET grant_id = excluded.grant_id, uid = excluded.uid,
       account = excluded.account, payload = excluded.payload, expires_at = excluded.expires_at`,
  ),
  find: database.prepare('SELECT payload FROM record WHERE model = ? AND id = ? AND expires_at > ?'),
  findByUid: database.prepare('SELECT payload FROM record WHERE model = ? AND uid = ? AND expires_at > ?'),
  ofAccount: database.prepare(
    'SELECT payload FROM record WHERE model = ? AND account = ? AND expires_at > ? ORDER BY rowid DESC',
  ),
  consume: database.prepare(
    "UPDATE record SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?",
  ),
  remove: database.prepare('DELETE FROM record WHERE model = ? AND id = ?'),
  removeByGrant: database.prepare('DELETE FROM record WHERE model = ? AND grant_id = ?'),
  expire: database.prepare('DELETE FROM record WHERE expires_at <= ?'),
  trim: database.prepare(
    `DELETE FROM record WHERE model = ? AND rowid <= (
       SELECT rowid FROM record WHERE model = ? ORDER BY rowid DESC LIMIT 1 OFFSET ?)`,
  ),
})
