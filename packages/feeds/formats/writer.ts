import type { Channel, FeedItem } from '../feed.ts'

export type Writer = {
  head(channel: Channel): string
  /** Pieces, so that a long text is not copied into a longer one. */
  item(item: FeedItem): readonly string[]
  between: string
  foot: string
}
