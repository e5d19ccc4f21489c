import type { CommandUnknownOpts } from '@commander-js/extra-typings'

/** What a command adds itself to. */
export type Program = CommandUnknownOpts
