import { chmodSync, closeSync, constants, fchmodSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Only the owner can enter; also narrows an existing folder. */
export function privateFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
}

/** Opens for appending. Only the owner can read it; also narrows an existing file. Throws for a symbolic link. */
export function openPrivateFile(file: string): number {
  const handle = openSync(file, flags, 0o600)
  fchmodSync(handle, 0o600)
  return handle
}

const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = constants
const flags = O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW | O_NONBLOCK

/**
 * Restricts a file that other code opens; creates it if missing. SQLite gives its companion files the same permissions.
 */
export const keepPrivate = (file: string): void => closeSync(openPrivateFile(file))
