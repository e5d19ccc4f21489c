/** `checkFeed` catches this and reports a problem. */
export class FeedFault extends Error {
  readonly code = 'FEED_FAULT'
  override readonly name = 'FeedFault'
}
