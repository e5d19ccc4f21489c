import { runPinned } from './bootstrap.mjs'

runPinned('packages/local/launch/reset.ts')
