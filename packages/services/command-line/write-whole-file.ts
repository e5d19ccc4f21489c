import { open, rename, rm } from 'node:fs/promises'

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

function adviceFor(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return advice[code] ?? `${message}.`
}

const full = 'there is no room left. Make some, and run the command again.'
const advice: Record<string, string> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  ENOENT: 'its folder does not exist. Make it, or name another.',
  ENOTDIR: 'its folder is a file. Name another.',
  EISDIR: 'it is a folder. Name a file.',
  EACCES: 'you may not write there. Name another folder.',
  EROFS: 'you may not write there. Name another folder.',
}
