import { runProgram, terminal } from '@association/services/command-line'
import { CommandError, exitCodes } from './commands/errors.ts'
import { program } from './program.ts'

const io = terminal()
await runProgram(program(io), io, (error) =>
  error instanceof CommandError ? exitCodes[error.code] : undefined,
)
