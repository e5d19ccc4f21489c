import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A name that nobody can guess, and so nobody can occupy before us. */
export const draftName = (path: string, owner: string | number = process.pid) =>
  `${path}.${owner}.${randomBytes(8).toString('hex')}.part`

export type Writing = {
  signal?: AbortSignal | undefined
  /** Only the owner may read it, whoever may read the file that it replaces. */
  isPrivate?: boolean | undefined
}

/**
 * Writes a draft to the disk, whole or piece by piece: a machine that loses its power right after keeps it. What goes
 * wrong leaves none behind. Throws EEXIST where something stands at its name, a symbolic link too.
 */
export async function writeDraft(
  draft: string,
  content: string | Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { signal, isPrivate = false }: Writing = {},
): Promise<void> {
  const file = await open(draft, 'wx', isPrivate ? 0o600 : 0o666)
  drafts.add(draft)
  try {
    try {
      // Node takes what can be walked through; its types know only what comes by and by.
      await file.writeFile(content as string | AsyncIterable<Uint8Array>, { signal })
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    await dropDraft(draft)
    throw error
  }
}

/**
 * Puts a draft of the same folder in its place: readers see the old file or the new one, and so does whoever comes
 * after a power cut. A symbolic link at the place is replaced, not followed.
 */
export async function moveDraft(draft: string, path: string): Promise<void> {
  try {
    await rename(draft, path)
    drafts.delete(draft)
  } catch (error) {
    await dropDraft(draft)
    throw error
  }
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
}

export async function dropDraft(draft: string): Promise<void> {
  await rm(draft, { force: true }).catch(() => {})
  drafts.delete(draft)
}

/** Drafts of this process that have no place yet: a process that is stopped takes them along. */
const drafts = new Set<string>()

process.on('exit', () => {
  for (const draft of drafts) rmSync(draft, { force: true })
})
