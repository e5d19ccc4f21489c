import type { Channel, Item } from '../feed.ts'

/** How a format is written: a head, the items with something between them, a foot. */
export type Writer = {
  head(channel: Channel): string
  item(item: Item): string
  between: string
  foot: string
}
