import type { CommandIo } from '@association/services/command-line'

/** What a command of this program may touch. */
export type Io = CommandIo & {
  /** Who runs the command, for the history and the lock. */
  who: Who
}

export type Who = ProcessIdentity & { name: string; host: string }

/** What tells a process from every other one, on any machine. */
export type ProcessIdentity = {
  pid: number
  /** Random: no other run has it. */
  run: string
  /** The boot and the namespace that the pid belongs to; missing where the system does not tell. */
  machine?: string
  /** When the process started, as its system counts: a pid is used again. */
  startedAt?: string
}
