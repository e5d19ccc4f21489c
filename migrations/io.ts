import type { CommandIo } from '@association/services/command-line'
import type { ProcessIdentity } from './engine/journal/process.ts'

/** What a command of this program may touch. */
export type Io = CommandIo & {
  /** Who runs the command, for the history and the lock. */
  who: Who
}

export type Who = ProcessIdentity & { name: string; host: string }
