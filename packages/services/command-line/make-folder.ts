import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Node's `recursive` never returns where `/proc` and similar file systems refuse with ENOENT. */
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
