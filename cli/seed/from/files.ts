import { join } from 'node:path'
import { isRecord } from '@association/content/safe/is-record.ts'
import { keptPath } from '../../content/export/files/kept-file.ts'
import type { FileWish } from '../wish/wish.ts'

export function fileWish(held: unknown, folder: string | undefined): FileWish | undefined {
  if (!isRecord(held)) return undefined
  const { fileName, contentType, details, url, upload, sha256 } = held
  const address = String(url ?? upload ?? '')
  if (address === '') return undefined
  const bytes = isRecord(details) && typeof details.size === 'number' ? details.size : undefined
  const path = typeof sha256 === 'string' ? keptPath(address) : undefined
  return {
    fileName: String(fileName ?? ''),
    contentType: String(contentType ?? ''),
    bytes,
    source:
      path && folder !== undefined
        ? { path: join(folder, path), sha256: String(sha256) }
        : { address: absolute(address) },
  }
}

/** Contentful writes file URLs without `https:`. */
const absolute = (address: string) => (address.startsWith('//') ? `https:${address}` : address)
