import { hostname, userInfo } from 'node:os'
import { runProgram, terminal } from '@association/services/command-line'
import { thisProcess } from './engine/journal/process.ts'
import { program } from './program.ts'

const who = { name: userInfo().username, host: hostname(), ...thisProcess() }
const io = { ...terminal(), who }
await runProgram(program(io), io)
