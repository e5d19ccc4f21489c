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

/** Facts without the property `date` get the creation date. An empty date field stays empty. */
export function factsOf({ entry, createdAt }: FeedEntry): Facts {
  const own = factsOfEntry(entry) ?? { title: undefined }
  return 'date' in own ? own : { ...own, date: createdAt }
}
