import { lstatSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { unwritable } from '@association/services/command-line'
import {
  IrregularFileError,
  readRegularFile,
  refuseIrregular,
} from '@association/services/command-line/regular-file.ts'
import { CommandError } from '../errors.ts'

/** Throws a CommandError where a file could not be written: before the work, not after it. */
export async function mayWrite(file: string): Promise<void> {
  const folder = dirname(file)
  try {
    refuseIrregular(file)
  } catch (error) {
    if (!(error instanceof IrregularFileError)) throw unwritable(file, error)
    const remedy = error.code === 'EISDIR' ? 'name a file in it' : 'name a file'
    throw new CommandError('USAGE', `${error.message.replace(', not a file', '')}: ${remedy}.`)
  }
  await access(folder, constants.W_OK).catch(() => {
    throw new CommandError(
      'USAGE',
      `${file} cannot be written: make the folder ${folder}, or name another file.`,
    )
  })
}

/** Throws a CommandError for a file of something else, which a cache would take the place of. */
export async function mayRemember(cache: string): Promise<void> {
  if (lstatSync(cache, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new CommandError(
      'USAGE',
      `${cache} is a symbolic link, and a cache is never written through one: give --cache the file that it leads to, or another name.`,
    )
  const held = textOf(cache)
  if (held.trim() === '' || held.trimStart().startsWith('{"url":"')) return
  throw new CommandError(
    'USAGE',
    `${cache} is no cache of links, and stays as it is: name another file with --cache.`,
  )
}

/** Empty where there is no file; what cannot be opened is told when the cache is opened. */
function textOf(cache: string): string {
  try {
    return readRegularFile(cache)
  } catch (error) {
    return error instanceof IrregularFileError ? error.message : ''
  }
}
