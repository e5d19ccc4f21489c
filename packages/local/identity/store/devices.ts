import type { DatabaseSync } from 'node:sqlite'

export type Device = { agent: string; usedAt: Date }

const usual = { limit: 5_000, now: () => new Date() }

export type Devices = ReturnType<typeof openDevices>

/** Keyed by the `uid` of the session; stores the browser and its last sign-in to an application. */
export function openDevices(database: DatabaseSync, options: Partial<typeof usual> = {}) {
  const { limit, now } = { ...usual, ...options }
  database.exec(
    'CREATE TABLE IF NOT EXISTS device (uid TEXT PRIMARY KEY, agent TEXT NOT NULL, used_at INTEGER NOT NULL) STRICT',
  )
  const put = database.prepare('INSERT OR REPLACE INTO device VALUES (?, ?, ?)')
  const find = database.prepare('SELECT agent, used_at FROM device WHERE uid = ?')
  const trim = database.prepare(
    'DELETE FROM device WHERE rowid <= (SELECT rowid FROM device ORDER BY rowid DESC LIMIT 1 OFFSET ?)',
  )
  return {
    seen(uid: string, agent: string) {
      put.run(uid, agent.slice(0, longestAgent), now().getTime())
      trim.run(limit)
    },
    of(uid: string): Device | undefined {
      const row = find.get(uid)
      return row && { agent: String(row.agent), usedAt: new Date(Number(row.used_at)) }
    },
  }
}

const longestAgent = 300
