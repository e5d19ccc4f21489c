import type { commands } from './program.ts'

/** What `association.config.ts` may say: for each command its flags, by the names they have in code (`dryRun`). */
export type Config = { [Name in keyof Commands]?: Flags<ReturnType<Commands[Name]>> }

type Commands = typeof commands

/** Of a command its flags; of one that holds others, theirs. */
type Flags<Made> = Made extends { opts(): infer Options }
  ? Partial<Options>
  : { [Name in keyof Made]?: Flags<Made[Name]> }

/** Checks the words of the file while it is written. */
export const config = (config: Config): Config => config
