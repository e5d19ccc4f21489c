import type { Edition, EditionCourse } from '@association/content/define/event.ts'
import { fullDate } from '@association/content/shared/dates.ts'
import { offerIn, tierOf } from '@association/content/shared/events/edition.ts'
import type { Draft } from '../draft.ts'
import { idKeys } from '../line-kind/registered-lines.ts'
import { attendeeName } from '../machine/attendee.ts'
import { chosenCourses } from '../machine/choices.ts'
import type { QuoteItem } from './item.ts'
import { dayWords } from './option-words.ts'

/** One line pays for all courses of a Vanguard attendee. */
export function courseItems(
  draft: Draft,
  edition: Edition,
  { isVanguard, now }: { isVanguard: boolean; now: number },
): QuoteItem[] {
  const courses = chosenCourses(draft, edition)
  const common = [
    [idKeys.event, edition.eventId],
    ['Attendee', attendeeName(draft)],
  ] as const
  if (isVanguard) return vanguardItems(courses, edition, common)
  const tier = tierOf(edition, now)
  return courses.flatMap((course) => {
    const offer = offerIn(course, tier)
    if (!offer) return []
    const day = dayWords(course.day, fullDate(course.date))
    return {
      key: courseKey(course),
      offer: { ...offer, name: course.title },
      step: 1,
      attributes: [...common, ['Day', day]],
    }
  })
}

export const courseKey = ({ slug }: EditionCourse) => `course:${slug}`

function vanguardItems(
  courses: readonly EditionCourse[],
  { extras }: Edition,
  common: QuoteItem['attributes'],
): QuoteItem[] {
  if (!extras.vanguard || courses.length === 0) return []
  const days = courses.map(({ day, title }) => [`Day ${day}`, title] as const)
  return [{ key: 'vanguard', offer: extras.vanguard, step: 1, attributes: [...common, ...days] }]
}
