import { runCommand, settings } from './run-pinned.mjs'

await runCommand('cli/main.mjs', { first: ['cli/typescript.mjs', ...settings] })
