import type { Entry } from '@association/content'
import type { Facts } from '@association/content/define/facts.ts'
import { facts } from '@association/content/facts'
import type { FeedType } from './sources.ts'

/** Contentful writes these times. */
export type FeedEntry<Type extends FeedType = FeedType> = {
  entry: Entry<Type>
  createdAt: string
  updatedAt: string
}

/** The creation date replaces a missing date. */
export function factsOf({ entry, createdAt }: FeedEntry): Facts {
  // TypeScript cannot relate an entry to the function of its type.
  const own = (facts[entry.type] as (entry: Entry<FeedType>) => Facts)(entry)
  return 'date' in own ? own : { ...own, date: createdAt }
}
