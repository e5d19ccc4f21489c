import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Picture } from './transform.ts'

export type FileAddress = { space: string; asset: string; token: string; name: string }

/** The bytes are in the store's database: one file to copy and reset. */
export type Files = {
  put(address: FileAddress, file: Picture): void
  get(address: FileAddress): Picture | undefined
  removeSpace(space: string): void
}

export function openFiles(database: DatabaseSync): Files {
  database.exec(`
    CREATE TABLE IF NOT EXISTS file (
      space TEXT NOT NULL,
      asset TEXT NOT NULL,
      token TEXT NOT NULL,
      name TEXT NOT NULL,
      content_type TEXT NOT NULL,
      body BLOB NOT NULL,
      PRIMARY KEY (space, asset, token, name)
    ) STRICT;
  `)
  const put = database.prepare('INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?, ?)')
  const get = database.prepare(
    'SELECT content_type, body FROM file WHERE space = ? AND asset = ? AND token = ? AND name = ?',
  )
  const removeSpace = database.prepare('DELETE FROM file WHERE space = ?')
  return {
    removeSpace: (space) => void removeSpace.run(space),
    put: ({ space, asset, token, name }, { body, contentType }) =>
      void put.run(space, asset, token, name, contentType, body),
    get({ space, asset, token, name }) {
      const row = get.get(space, asset, token, name)
      if (row === undefined) return undefined
      // The table is STRICT: a body is a blob.
      return { contentType: String(row.content_type), body: Buffer.from(row.body as Uint8Array) }
    },
  }
}

/** Equal bytes get an equal URL: seeding twice changes nothing. */
export const tokenOf = (body: Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 32)

/** Contentful writes blanks as underscores. */
export const fileNameIn = (fileName: string) => fileName.trim().replace(/\s+/g, '_')

/** `file.url` is protocol-relative. */
export const urlOf = (host: string, { space, asset, token, name }: FileAddress) =>
  `//${host}/${space}/${asset}/${token}/${encodeURIComponent(name)}`

export function addressIn(url: string, host: string): FileAddress | undefined {
  const parsed = URL.parse(url, `http://${host}`)
  if (parsed?.host !== host) return undefined
  const [space, asset, token, name] = parsed.pathname.slice(1).split('/').map(decodeURIComponent)
  return space && asset && token && name ? { space, asset, token, name } : undefined
}
