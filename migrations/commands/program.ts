import type { CommandUnknownOpts } from '@commander-js/extra-typings'

export type Program = CommandUnknownOpts
