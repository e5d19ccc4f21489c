export { checkFeed, type Verdict } from './check/check-feed.ts'
export type { FeedEntry } from './entries/facts.ts'
export { feedSet, itemsOf, type LeftOut, type SetFeed } from './entries/feed-set.ts'
export { type FeedSite, type Lack, lacks, siteOf } from './entries/item-of.ts'
export {
  type FeedSource,
  type FeedType,
  mostWaiting,
  sourceNamed,
  sourceNames,
} from './entries/sources.ts'
export type { Channel, Feed, FeedItem, Image } from './feed.ts'
export { feedBytes } from './formats/feed-bytes.ts'
export { feedText } from './formats/feed-text.ts'
export { type Format, formatNames, formats } from './formats/index.ts'
