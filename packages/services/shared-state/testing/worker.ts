import { openSharedState } from '../index.ts'

/** A test forks this process. */
const log = { info() {}, warn() {} }
const state = await openSharedState({ folder: '', log, primary: process })
const value = await state.responses.get('question')
await state.responses.put('answer', Buffer.from(value?.toReversed() ?? []))
await state.expire(['from the worker'])
await state.close()
process.disconnect()
