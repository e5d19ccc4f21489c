import { chmodSync, closeSync, constants, fchmodSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder that only its owner may enter, also where it existed with wider rights. */
export function privateFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
}

/**
 * Opens a file to write at its end. Only its owner may read it, also where it existed with wider rights. Throws when
 * the path is a symbolic link.
 */
export function openPrivateFile(file: string): number {
  const handle = openSync(file, flags, 0o600)
  fchmodSync(handle, 0o600)
  return handle
}

const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = constants
const flags = O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW | O_NONBLOCK

/** Narrows the rights of a file that something else opens, and makes it where it is missing. */
export const keepPrivate = (file: string): void => closeSync(openPrivateFile(file))
