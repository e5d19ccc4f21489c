import { access, constants, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from '../errors.ts'

/** Throws a CommandError where a file could not be written: before the work, not after it. */
export async function mayWrite(file: string): Promise<void> {
  const folder = dirname(file)
  const isFolder = await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (isFolder) throw new CommandError('USAGE', `${file} is a folder: name a file in it.`)
  await access(folder, constants.W_OK).catch(() => {
    throw new CommandError(
      'USAGE',
      `${file} cannot be written: make the folder ${folder}, or name another file.`,
    )
  })
}

/** Throws a CommandError for a file of something else, which a cache would take the place of. */
export async function mayRemember(cache: string): Promise<void> {
  const held = await readFile(cache, 'utf8').catch(() => '')
  if (held.trim() === '' || held.trimStart().startsWith('{"url":"')) return
  throw new CommandError(
    'USAGE',
    `${cache} is no cache of links, and stays as it is: name another file with --cache.`,
  )
}
