import type { SavedAnswer } from '../registration-form/show-summary.ts'
import { joiningOf } from '../visit/joining.ts'
import type { Registration } from '../visit/registration.ts'
import { summaryOf } from '../visit/summary-of.ts'

export const savedAnswer = (registration: Registration, isKept: boolean): SavedAnswer => ({
  isKept,
  summary: summaryOf(registration),
  joining: joiningOf(registration)?.sentence,
})
