import type { SummaryView } from '../pages/frame/summary.tsx'
import { joiningOf } from '../visit/joining.ts'
import type { Registration } from '../visit/registration.ts'
import { summaryOf } from '../visit/summary-of.ts'

/** What the island of a step learns after its form was saved. */
export type SavedAnswer = {
  isKept: boolean
  summary: SummaryView
  /** What joining costs and saves, for visitors who can join. */
  joining: string | undefined
}

export const savedAnswer = (registration: Registration, isKept: boolean): SavedAnswer => ({
  isKept,
  summary: summaryOf(registration),
  joining: joiningOf(registration)?.sentence,
})
