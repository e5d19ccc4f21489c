/** In milliseconds and bytes: a slow or swollen request must not hold a place for long. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // Otherwise the second of two `Host` headers would be dropped without a word.
  joinDuplicateHeaders: true,
}
