import { money } from '@association/content/shared/products/pricing/money.ts'
import { joiningSentence } from '../lines/messages.ts'
import { savingOf } from '../lines/saving-of.ts'
import { chosenCourses } from '../machine/choices.ts'
import { messages } from '../pages/messages.ts'
import type { JoinOffer } from '../pages/steps/courses.tsx'
import type { Registration } from './registration.ts'

export function joiningOf({ draft, edition, buyer }: Registration): JoinOffer | undefined {
  const saving = savingOf(draft, edition, buyer)
  if (!saving) return undefined
  const hasCourse = chosenCourses(draft, edition).length > 0
  return { amount: money(saving.costs), sentence: hasCourse ? joiningSentence(saving) : messages.join.first }
}
