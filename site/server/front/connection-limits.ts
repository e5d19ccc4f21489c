/** Milliseconds and bytes. Slow or large requests must not hold a connection for long. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // Otherwise Node.js silently drops a second `Host` header.
  joinDuplicateHeaders: true,
}
