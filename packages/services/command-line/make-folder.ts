import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Node's own recursive form never ends where a file system refuses folders with
 * ENOENT, as `/proc` does. Throws the error of the file system.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return
    const parent = dirname(folder)
    if (code !== 'ENOENT' || parent === folder || isThere(parent)) throw error
    makeFolder(parent, mode)
    mkdirSync(folder, { mode })
  }
}

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined
