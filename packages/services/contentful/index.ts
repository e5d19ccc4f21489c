export { isDeliveryResting } from './client.ts'
export type { Delivered, DeliveredPart } from './delivered.ts'
export { fetchFirst } from './fetch.ts'
export {
  type DeliveredList,
  fetchList,
  fetchListInPages,
  type ListedEntry,
  type ListQuery,
  readList,
} from './fetch-list.ts'
export { fetchScan, type Scan, type ScanQuery } from './fetch-scan.ts'
export { fetchEntry, fetchPage, isTooLarge } from './fetch-whole.ts'
export { fetchChanges, fetchFingerprint, fetchPathsSince, type Paths, type SavedChange } from './overview.ts'
export { resolve } from './resolve.ts'
export { contentfulSource, type Source } from './source.ts'
export { spaceOfId } from './space-of-id.ts'
export { tagOf, tagsOf } from './tags.ts'
