import { open, rename, rm } from 'node:fs/promises'
import { adviceFor } from './file-advice.ts'

/**
 * Writes a file beside its place and moves it there when it is whole: readers see the old one or the new one, never a
 * part, and what goes wrong leaves the old one. Throws a sentence that says what to do.
 */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.part`
  try {
    await writeThrough(draft, text)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw new Error(`${path} cannot be written: ${adviceFor(error)}`, { cause: error })
  }
}

/** Until it is on the disk: a machine that loses its power right after keeps it. */
async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
