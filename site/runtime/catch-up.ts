import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Space, spaces } from '@association/content'
import { fetchFingerprint, type Source, tagOf } from '@association/services/contentful'
import { writeWhole } from './write-whole.ts'

type Options = { source: Source; folder: string; expire(tags: readonly string[]): void }

/**
 * Finds out whether content changed while nobody listened: the site was down, or webhooks could not reach it. A space
 * whose fingerprint differs from the last one is expired whole. Rejects with UpstreamError while Contentful is away.
 */
export async function catchUp({ source, folder, expire }: Options) {
  const file = join(folder, 'fingerprints.json')
  const known = await readKnown(file)
  const current = await Promise.all(
    spaces.map(async (space): Promise<[Space, string]> => [space, await fetchFingerprint(source, space)]),
  )
  const changed = current.filter(([space, fingerprint]) => known[space] !== fingerprint)
  if (changed.length === 0) return
  expire(changed.map(([space]) => tagOf.space(space)))
  await writeWhole(file, JSON.stringify(Object.fromEntries(current)))
}

async function readKnown(file: string): Promise<Partial<Record<Space, string>>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return {}
  }
}
