import type { Channel, Item } from '../feed.ts'

export type Writer = {
  head(channel: Channel): string
  item(item: Item): string
  between: string
  foot: string
}
