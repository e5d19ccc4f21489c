import { MigrationError } from '../engine/errors.ts'
import type { Io } from '../io.ts'

/** Throws when there is no terminal to ask at. */
export async function agreed(question: string, { confirm }: Pick<Io, 'confirm'>): Promise<boolean> {
  if (confirm) return confirm(question)
  throw new MigrationError('USAGE', 'There is nobody to ask: read the above, then run it again with --yes.')
}
