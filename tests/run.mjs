import { runPinned } from '../packages/start/run-pinned.mjs'

runPinned('tests/run/main.ts')
