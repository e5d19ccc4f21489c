/** A file is no feed from here on; caught by `checkFeed`, which says it as a problem. */
export class FeedFault extends Error {
  readonly code = 'FEED_FAULT'
  override readonly name = 'FeedFault'
}
