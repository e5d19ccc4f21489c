import type { CommandIo } from '@association/services/command-line'

/** What a command of this program may touch. */
export type Io = CommandIo & {
  /** Who runs the command, for the history and the lock. */
  who: Who
}

export type Who = { name: string; host: string; pid: number }
