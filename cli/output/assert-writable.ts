import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { unwritable } from '@association/services/command-line'
import { IrregularFileError, refuseIrregular } from '@association/services/command-line/regular-file.ts'
import { CommandError } from '../shared/errors.ts'

/** Throws CommandError, so that a command fails before its work. */
export async function assertWritable(file: string): Promise<void> {
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
