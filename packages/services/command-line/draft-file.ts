import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a draft to the disk, whole or piece by piece: a machine that loses its power right after keeps it. What goes
 * wrong leaves none behind.
 */
export async function writeDraft(
  draft: string,
  content: string | Iterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const file = await open(draft, 'w')
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
 * after a power cut.
 */
export async function moveDraft(draft: string, path: string): Promise<void> {
  try {
    await rename(draft, path)
  } catch (error) {
    await dropDraft(draft)
    throw error
  }
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
}

export const dropDraft = (draft: string) => rm(draft, { force: true }).catch(() => {})
