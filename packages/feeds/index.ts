export { checkFeed, type Verdict } from './check/check-feed.ts'
export type { Channel, Feed, Image, Item } from './feed.ts'
export { feedText } from './formats/feed-text.ts'
export { type Format, formatNames, formats, isFormat } from './formats/index.ts'
