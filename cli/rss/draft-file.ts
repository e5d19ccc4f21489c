import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'

/** A draft beside its place: in the same folder, so that it moves in one step. */
export const draftOf = (path: string) => `${path}.${process.pid}@${hostname()}.tmp`

/** Writes a draft to the disk, piece by piece; what goes wrong leaves none behind. */
export async function writeDraft(draft: string, pieces: Iterable<Uint8Array>, signal?: AbortSignal) {
  try {
    const file = await open(draft, 'w')
    try {
      await file.writeFile(pieces as unknown as AsyncIterable<Uint8Array>, { signal })
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    await dropDraft(draft)
    throw error
  }
}

export const dropDraft = (draft: string) => rm(draft, { force: true }).catch(() => {})

/** Puts the draft in its place: readers see the old file or the new one, and so does whoever comes after a power cut. */
export async function moveDraft(draft: string, path: string) {
  try {
    await rename(draft, path)
  } catch (error) {
    await dropDraft(draft)
    throw error
  }
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
}

const draftName = /^(?:[a-z]+(?:-[a-z0-9]+)*)\.(?:rss|atom|json)\.(\d+)@(.+)\.tmp$/
/** Milliseconds after which nobody writes at a draft any more, wherever it was begun. */
const longestMs = 3_600_000

/** Removes drafts of runs that were killed; those of runs that still work stay. */
export async function removeAbandonedDrafts(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const [, pid = '', host] = draftName.exec(name) ?? []
    if (host === undefined) continue
    const path = join(folder, name)
    const isAbandoned = host === hostname() && !isAlive(Number(pid))
    if (isAbandoned || (await isOlder(path, now.getTime() - longestMs))) await dropDraft(path)
  }
}

/** A process of somebody else is alive too, though we may not signal it. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isOlder(path: string, time: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < time
}
