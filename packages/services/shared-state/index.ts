export { serveSharedState } from './ipc/serve-workers.ts'
export { type LocalState, localState } from './local/local.ts'
export { openSharedState } from './open.ts'
export type * from './shared-state.ts'
