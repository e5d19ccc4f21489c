import type { KnownEvent } from '../../define/event.ts'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'

/** `source`: the entry of the edition. `rank`: rank of headings inside the part. `now`: milliseconds. */
export type PartProps = KnownEvent & {
  source: Entry<'eventEdition'>
  page: Page
  rank: number
  now: number
}
