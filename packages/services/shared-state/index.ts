export { openSharedState } from './open.ts'
export type {
  Cabinet,
  Expired,
  ExpiryListener,
  Lease,
  Log,
  Position,
  RateLimit,
  SharedState,
  SharedStateStatus,
} from './shared-state.ts'
