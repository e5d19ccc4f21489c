import { runProgram, terminal } from '@association/services/command-line'
import { program } from './program.ts'

const io = terminal()
await runProgram(program(io), io)
