import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Delivered } from '@association/services/contentful'
import { writeWhole } from '../runtime/write-whole.ts'

/** What was delivered; null, where it was known that there is nothing. */
export type Copy<Some = Delivered> = { delivered: Some | null }

/**
 * The last good copy of everything that was delivered, on disk: what pages are made of while Contentful cannot be
 * read. Each file begins with the checksum of the rest; a copy that fails it is no copy.
 */
export function lastGood(folder: string) {
  const fileOf = (key: string) => join(folder, 'delivered', `${sha256(key)}.json`)
  return {
    async save(key: string, copy: Copy<unknown>) {
      const text = JSON.stringify(copy)
      await writeWhole(fileOf(key), `${sha256(text)}\n${text}`)
    },
    remove: (key: string) => rm(fileOf(key), { force: true }),
    /** A key always holds what was saved under it, so whoever reads it knows what that is. */
    async read<Some = Delivered>(key: string): Promise<Copy<Some> | undefined> {
      const file = await readFile(fileOf(key), 'utf8').catch(() => '')
      const [checksum = '', text = ''] = file.split('\n', 2)
      if (text === '' || checksum !== sha256(text)) return undefined
      const copy: unknown = JSON.parse(text)
      const isCopy = typeof copy === 'object' && copy !== null && 'delivered' in copy
      return isCopy ? (copy as Copy<Some>) : undefined
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
