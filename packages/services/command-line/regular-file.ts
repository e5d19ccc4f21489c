import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from 'node:fs'

/** Reading a folder, pipe or device could block forever. */
export class IrregularFileError extends Error {
  override readonly name = 'IrregularFileError'
  readonly code: 'EISDIR' | 'EIRREGULAR'
  readonly errno = 0

  constructor(path: string, isFolder: boolean) {
    super(`${path} is ${isFolder ? 'a folder' : 'a pipe or a device'}, not a file`)
    this.code = isFolder ? 'EISDIR' : 'EIRREGULAR'
  }
}

/** Does not wait for the writer of a pipe. Throws IrregularFileError. */
export function openRegularFile(path: string): number {
  const handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const found = fstatSync(handle)
  if (found.isFile()) return handle
  closeSync(handle)
  throw new IrregularFileError(path, found.isDirectory())
}

export function readRegularFile(path: string): string {
  const handle = openRegularFile(path)
  try {
    return readFileSync(handle, 'utf8')
  } finally {
    closeSync(handle)
  }
}

export function refuseIrregular(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && !found.isFile()) throw new IrregularFileError(path, found.isDirectory())
}
