import { hostname, userInfo } from 'node:os'
import { runProgram, terminal } from '@association/services/command-line'
import { program } from './program.ts'

const who = { name: userInfo().username, host: hostname(), pid: process.pid }
const io = { ...terminal(), who }
await runProgram(program(io), io)
