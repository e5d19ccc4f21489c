export type { CommandIo as Io } from '@association/services/command-line'
