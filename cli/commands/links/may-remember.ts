import { lstatSync } from 'node:fs'
import { IrregularFileError, readRegularFile } from '@association/services/command-line/regular-file.ts'
import { CommandError } from '../../shared/errors.ts'

/** Throws CommandError for a file that is no cache, which a cache would overwrite. */
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

/** Errors are reported when the cache is opened. */
function textOf(cache: string): string {
  try {
    return readRegularFile(cache)
  } catch (error) {
    return error instanceof IrregularFileError ? error.message : ''
  }
}
