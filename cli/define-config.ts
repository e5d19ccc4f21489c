import type { commands } from './program.ts'

/** Holds each command's flags by their names in code (`dryRun`). */
export type Config = { [Name in keyof Commands]?: Flags<ReturnType<Commands[Name]>> }

type Commands = typeof commands

type Flags<Made> = Made extends { opts(): infer Options }
  ? Partial<Options>
  : { [Name in keyof Made]?: Flags<Made[Name]> }

/** TypeScript checks the file through this function. */
export const config = (config: Config): Config => config
