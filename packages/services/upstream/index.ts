export { isOutage, UpstreamError, type UpstreamFailure } from './errors.ts'
export { type Upstream, type UpstreamOptions, upstream } from './upstream.ts'
