import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The random name prevents an attacker from creating the file first. */
export const draftName = (path: string, owner: string | number = process.pid) =>
  `${path}.${owner}.${randomBytes(8).toString('hex')}.part`

export type Writing = {
  signal?: AbortSignal | undefined
  /** Only the owner can read the new file, whatever mode the old one has. */
  isPrivate?: boolean | undefined
}

/**
 * Flushes the draft, so that it survives a power cut; removes it after a failure. Throws EEXIST if the name is taken,
 * also by a symbolic link.
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
      // Node accepts sync iterables too; its types do not.
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
 * Renames a draft of the same folder: readers see the old or the new file, also after a power cut. Replaces a symbolic
 * link.
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

/** Deleted when the process is stopped. */
const drafts = new Set<string>()

process.on('exit', () => {
  for (const draft of drafts) rmSync(draft, { force: true })
})
