import { runPinned } from '../../start/run-pinned.mjs'

runPinned('packages/local/launch/reset.ts')
