import type { CommandUnknownOpts } from '@commander-js/extra-typings'

/** The program, or a command that contains others. */
export type Program = CommandUnknownOpts
