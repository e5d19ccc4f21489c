import type { Channel, FeedItem } from '../feed.ts'

export type Writer = {
  head(channel: Channel): string
  item(item: FeedItem): string
  between: string
  foot: string
}
