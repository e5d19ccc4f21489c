import type { Edition } from '@association/content/define/event.ts'
import type { NewBooking } from '../book/book-state.ts'
import type { Draft } from '../draft.ts'
import { chosenActivity, chosenCourses, guestNames, waitingCourses } from '../machine/choices.ts'

export function wantedOf(draft: Draft, edition: Edition): Omit<NewBooking, 'owner'> {
  const chosen = chosenActivity(draft, edition)
  return {
    id: draft.id,
    courses: chosenCourses(draft, edition).map(({ slug }) => slug),
    ...(chosen !== undefined && chosen !== 'none' && { activity: chosen }),
    waiting: waitingCourses(draft, edition).map(({ slug }) => slug),
    guests: guestNames(draft).length,
  }
}
