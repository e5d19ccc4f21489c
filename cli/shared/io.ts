/** What a command of this program may touch. */
export type { CommandIo as Io } from '@association/services/command-line'
