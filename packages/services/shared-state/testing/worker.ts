import { openSharedState } from '../open.ts'

/** A process that a test forks: it reads a value, writes it back reversed, and says what it expired. */
const log = { info() {}, warn() {} }
const state = await openSharedState({ folder: '', log, release: 'one', primary: process })
const value = await state.responses.get('question')
await state.responses.put('answer', Buffer.from(value?.toReversed() ?? []))
await state.expire(['from the worker'])
await state.close()
process.disconnect()
