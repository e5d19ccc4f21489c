import type { Entry } from '@association/content'
import type { Facts } from '@association/content/define/facts.ts'
import { facts } from '@association/content/facts'
import type { FeedType } from './sources.ts'

/** An entry as a feed needs it: read, and with the two times that Contentful keeps, as it writes them. */
export type Listed<Type extends FeedType = FeedType> = {
  entry: Entry<Type>
  createdAt: string
  updatedAt: string
}

/** What a feed shows of an entry. An entry without a date of its own has the date on which it was created. */
export function factsOf({ entry, createdAt }: Listed): Facts {
  // TypeScript does not see that an entry and the function for its type belong together.
  const own = (facts[entry.type] as (entry: Entry<FeedType>) => Facts)(entry)
  return 'date' in own ? own : { ...own, date: createdAt }
}
