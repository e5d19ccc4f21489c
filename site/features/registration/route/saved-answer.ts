import { canJoin } from '../lines/lines-of.ts'
import { joiningSentence } from '../lines/messages.ts'
import { savingOf } from '../lines/saving-of.ts'
import type { SummaryView } from '../pages/frame/summary.tsx'
import type { Registration } from '../visit/registration.ts'
import { summaryOf } from '../visit/summary-of.ts'

/** What the island of a step learns after its form was saved. */
export type SavedAnswer = {
  isKept: boolean
  summary: SummaryView
  /** What joining costs and saves, for visitors who can join. */
  joining: string | undefined
}

export function savedAnswer(registration: Registration, isKept: boolean): SavedAnswer {
  const { draft, edition, buyer } = registration
  const saving = canJoin(edition, buyer.pricing) ? savingOf(draft, edition, buyer) : undefined
  return { isKept, summary: summaryOf(registration), joining: saving && joiningSentence(saving) }
}
