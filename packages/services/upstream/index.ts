export { isOutage, isUpstreamError, refusedAnswer, UpstreamError, type UpstreamFailure } from './errors.ts'
export { type Patience, patiently } from './patiently.ts'
export { processWide } from './process-wide.ts'
export { type Upstream, type UpstreamOptions, upstream } from './upstream.ts'
