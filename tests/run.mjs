import { runPinned } from '../packages/local/launch/bootstrap.mjs'

runPinned('tests/run/main.ts')
