import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Delivered } from '@association/services/contentful'
import { writeWhole } from '../runtime/write-whole.ts'

export type LastGood = ReturnType<typeof lastGood>

/**
 * The last good copy of everything that was delivered, on disk: what pages are made of while Contentful cannot be
 * read. Each file begins with the checksum of the rest; a copy that fails it is no copy.
 */
export function lastGood(folder: string) {
  const fileOf = (key: string) => join(folder, 'delivered', `${sha256(key)}.json`)
  return {
    async save(key: string, delivered: Delivered) {
      const text = JSON.stringify(delivered)
      await writeWhole(fileOf(key), `${sha256(text)}\n${text}`)
    },
    async read(key: string): Promise<Delivered | undefined> {
      const file = await readFile(fileOf(key), 'utf8').catch(() => '')
      const [checksum = '', text = ''] = file.split('\n', 2)
      return text !== '' && checksum === sha256(text) ? (JSON.parse(text) as Delivered) : undefined
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
