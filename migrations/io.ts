import type { CommandIo } from '@association/services/command-line'

export type Io = CommandIo & {
  who: Who
}

export type Who = ProcessIdentity & { name: string; host: string }

/** Unique among processes of all machines. */
export type ProcessIdentity = {
  pid: number
  run: string
  /** Boot id and pid namespace. Missing if the system does not tell. */
  machine?: string
  /** Start time in system units, because systems reuse pids. */
  startedAt?: string
}
