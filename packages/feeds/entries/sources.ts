import type { ContentTypeId } from '@association/content'

/** Where the items of a feed come from: the entries of a content type, in both spaces, newest first. */
export type SourceOf<Type extends ContentTypeId> = {
  type: Type
  /** Which of them, as the Delivery API filters. */
  where?: Readonly<Record<string, string>>
  /** What they are ordered by, the newest first. */
  order: string
}

export const sources = {
  articles: { type: 'basicArticle', order: '-fields.publicationDate' },
  'press-releases': { type: 'pressRelease', order: '-fields.releaseDate' },
  // A product has no date of its own: it is as old as its entry.
  webinars: { type: 'product', where: { 'fields.productType': 'Webinar' }, order: '-sys.createdAt' },
  jobs: { type: 'jobPosting', order: '-fields.postedDate' },
} as const satisfies Record<string, SourceOf<ContentTypeId>>

/** More entries than these hardly ever wait for their date: who reads the newest reads so many more. */
export const mostWaiting = 50

export type SourceName = keyof typeof sources
export type FeedType = (typeof sources)[SourceName]['type']
export const sourceNames = Object.keys(sources) as SourceName[]
