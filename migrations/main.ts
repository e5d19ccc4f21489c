import { hostname, userInfo } from 'node:os'
import { runProgram, terminal } from '@association/services/command-line'
import { exitCodes, MigrationError } from './engine/errors.ts'
import { program } from './program.ts'

const who = { name: userInfo().username, host: hostname(), pid: process.pid }
const io = { ...terminal(), who }
await runProgram(program(io), io, (error) =>
  error instanceof MigrationError ? exitCodes[error.code] : undefined,
)
