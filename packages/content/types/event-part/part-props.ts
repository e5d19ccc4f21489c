import type { KnownEvent } from '../../define/event.ts'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'

/** `rank`: of headings inside. `now`: milliseconds. */
export type PartProps = KnownEvent & {
  source: Entry<'eventEdition'>
  page: Page
  rank: number
  now: number
}
