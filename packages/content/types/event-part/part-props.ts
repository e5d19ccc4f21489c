import type { KnownEvent } from '../../define/event.ts'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'

/** What a part knows. `source`: the entry of the edition. `rank`: of the headings inside the part. `now`: milliseconds. */
export type PartProps = KnownEvent & {
  source: Entry<'eventEdition'>
  page: Page
  rank: number
  now: number
}
