/** Milliseconds and bytes; slow or large requests must not hold connections. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // Otherwise Node.js drops a second `Host` header.
  joinDuplicateHeaders: true,
}
