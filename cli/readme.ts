import { referenceIn, terminal } from '@association/services/command-line'
import { program } from './program.ts'

/** The README with the help of every command. */
export const reference = referenceIn(new URL('README.md', import.meta.url), (out) =>
  program({ ...terminal(), out }),
)
