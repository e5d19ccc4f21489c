import { runPinned } from './bootstrap.mjs'

runPinned('packages/local/launch/main.ts')
