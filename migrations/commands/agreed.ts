import { MigrationError } from '../engine/errors.ts'
import type { Io } from '../io.ts'

/** Throws when there is no terminal to ask at. */
export async function agreed(question: string, { confirm }: Pick<Io, 'confirm'>): Promise<boolean> {
  if (confirm) return confirm(question)
  throw new MigrationError(
    'USAGE',
    'The question needs a terminal: read the lines above, then run the command again with --yes.',
  )
}
