import type { CommandUnknownOpts } from '@commander-js/extra-typings'

/** What a command adds itself to: the program, or a command that holds others. */
export type Program = CommandUnknownOpts
