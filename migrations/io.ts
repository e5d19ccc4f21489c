import type { CommandIo } from '@association/services/command-line'

export type Io = CommandIo & {
  /** For the journal and the lock. */
  who: Who
}

export type Who = ProcessIdentity & { name: string; host: string }

/** Unique among processes of all machines. */
export type ProcessIdentity = {
  pid: number
  /** Random for each run. */
  run: string
  /** Boot id and pid namespace. Missing if the system does not tell. */
  machine?: string
  /** Start time in system units, because systems reuse pids. */
  startedAt?: string
}
