import type { Entry } from '@association/content'
import type { Facts } from '@association/content/define/facts.ts'
import { factsOf as factsOfEntry } from '@association/content/derive/facts-of.ts'
import type { FeedType } from './sources.ts'

/** Contentful writes these times. */
export type FeedEntry<Type extends FeedType = FeedType> = {
  entry: Entry<Type>
  createdAt: string
  updatedAt: string
}

/** The creation date replaces a missing date. */
export function factsOf({ entry, createdAt }: FeedEntry): Facts {
  const own = factsOfEntry(entry) ?? { title: undefined }
  return 'date' in own ? own : { ...own, date: createdAt }
}
