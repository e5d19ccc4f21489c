import { access, constants, stat } from 'node:fs/promises'
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
