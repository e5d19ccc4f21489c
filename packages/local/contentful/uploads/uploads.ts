import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

export type Upload = { id: string; createdAt: Date; expiresAt: Date }

/** Uploads are kept for a day. */
export type Uploads = {
  add(space: string, body: Buffer): Upload
  get(space: string, id: string): Upload | undefined
  body(space: string, id: string): Buffer | undefined
  remove(space: string, id: string): void
  removeSpace(space: string): void
}

const lifeMs = 24 * 60 * 60 * 1000

export function openUploads(database: DatabaseSync, now: () => Date): Uploads {
  database.exec(`
    CREATE TABLE IF NOT EXISTS upload (
      space TEXT NOT NULL,
      id TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      body BLOB NOT NULL,
      PRIMARY KEY (space, id)
    ) STRICT;
  `)
  const add = database.prepare('INSERT INTO upload VALUES (?, ?, ?, ?)')
  const get = database.prepare('SELECT created_at FROM upload WHERE space = ? AND id = ?')
  const body = database.prepare('SELECT body FROM upload WHERE space = ? AND id = ?')
  const remove = database.prepare('DELETE FROM upload WHERE space = ? AND id = ?')
  const removeSpace = database.prepare('DELETE FROM upload WHERE space = ?')
  const expire = database.prepare('DELETE FROM upload WHERE created_at < ?')

  return {
    add(space, bytes) {
      const id = randomUUID().replaceAll('-', '')
      const createdAt = now()
      expire.run(createdAt.getTime() - lifeMs)
      add.run(space, id, createdAt.getTime(), bytes)
      return uploadOf(id, createdAt.getTime())
    },
    get(space, id) {
      const row = get.get(space, id)
      return row && uploadOf(id, Number(row.created_at))
    },
    // The table is STRICT: a body is a blob.
    body(space, id) {
      const row = body.get(space, id)
      return row && Buffer.from(row.body as Uint8Array)
    },
    remove: (space, id) => void remove.run(space, id),
    removeSpace: (space) => void removeSpace.run(space),
  }
}

const uploadOf = (id: string, createdMs: number) => ({
  id,
  createdAt: new Date(createdMs),
  expiresAt: new Date(createdMs + lifeMs),
})
