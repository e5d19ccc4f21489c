import { runPinned } from './run-pinned.mjs'

runPinned('tests/bench/main.mjs')
