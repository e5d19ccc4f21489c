import { runCommand, settings } from './run-pinned.mjs'

await runCommand('migrations/main.mjs', { first: ['migrations/typescript.mjs', ...settings] })
