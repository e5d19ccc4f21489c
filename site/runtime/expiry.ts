import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { dueTag, dueTimes } from './stored-headers.ts'
import { writeWhole } from './write-whole.ts'

/** Names remembered across a restart; older ones belong to pages that were rendered anew or built anew since. */
const remembered = 20_000

/**
 * Expires tags in the store of Next.js, from anywhere in the process, and remembers them on disk: Next.js keeps
 * expiries in memory only, and would give pages from before them after a restart.
 */
export function expiryJournal(folder: string, now: () => number = Date.now) {
  const file = join(folder, 'expired.json')
  let saving = Promise.resolve()
  return {
    async restore() {
      for (const [tag, at] of await readSaved(file)) tagsManifest.set(tag, { expired: at })
    },
    expire(tags: readonly string[]) {
      for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now() })
    },
    /** Resolves when what has expired by now is on disk. */
    save() {
      saving = saving.then(async () => {
        const expired = [...tagsManifest].flatMap(([tag, { expired: at }]) =>
          at === undefined ? [] : [[tag, at]],
        )
        await writeWhole(file, JSON.stringify(expired.slice(-remembered))).catch(() => {})
      })
      return saving
    },
  }
}

/** Lets what carries a `due:` tag expire at its time; Next.js knows only names that somebody has expired. */
export function expireWhenDue(tags: readonly string[]) {
  for (const at of dueTimes(tags)) tagsManifest.set(dueTag(at), { expired: at })
}

/** A journal that cannot be read must not keep the site from starting. */
async function readSaved(file: string): Promise<[string, number][]> {
  try {
    const saved: unknown = JSON.parse(await readFile(file, 'utf8'))
    return Array.isArray(saved) ? saved.filter(isExpiry) : []
  } catch {
    return []
  }
}

const isExpiry = (pair: unknown) =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number'
