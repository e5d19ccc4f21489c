import { runCommand } from './run-pinned.mjs'

await runCommand('packages/content/generate.mjs')
