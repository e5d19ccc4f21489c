import type { Edition } from '@association/content/define/event.ts'
import type { ExportedRegistration } from '@association/services/registrations/exported.ts'
import type { Booking } from '../book/book-state.ts'
import type { RegistrationDocument } from '../book/documents.ts'
import { orderNames } from '../book/orders.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import { isIdKey } from '../line-kind/registered-lines.ts'
import { attendeeOf } from '../machine/attendee.ts'
import { guestNames } from '../machine/choices.ts'

type StoredBooking = { booking: Booking; document: RegistrationDocument | undefined }

/** Without its document, entered fields are empty. */
export function exportedOf({ booking, document }: StoredBooking, edition: Edition): ExportedRegistration {
  const draft = document?.draft ?? emptyDraft(edition.key, booking.id)
  const courses = (slugs: readonly string[]) => slugs.map((slug) => courseOf(slug, edition))
  return {
    id: booking.id,
    state: booking.state,
    registeredAt: isoOf(booking.at),
    ...attendeeOf(draft),
    courses: courses(booking.courses),
    waitingFor: courses(booking.waiting).map((course) => ({
      ...course,
      since: isoOf(booking.waitingSince[course.slug] ?? booking.at),
    })),
    activity: booking.activity ?? 'none',
    activityDetails: detailsOf(document, booking.activity),
    guests: guestNames(draft),
    isVanguard: document?.isVanguard ?? false,
    joinsNow: document?.isJoining ?? false,
    tier: document?.tier ?? null,
    totalCents: document?.total ?? 0,
    isOverbooked: booking.isOverbooked ?? false,
    isUnclear: booking.isUnclear ?? false,
    lines: (document?.lines ?? []).map(({ variantId, quantity, name }) => ({ variantId, quantity, name })),
    orders: orderNames(booking),
  }
}

const isoOf = (time: number) => new Date(time).toISOString()

/** A course that left the edition keeps its slug, on the first day. */
function courseOf(slug: string, { courses }: Edition) {
  const { day = 1, title = slug } = courses.find((course) => course.slug === slug) ?? {}
  return { day, slug, title }
}

function detailsOf(document: RegistrationDocument | undefined, activity: Booking['activity']) {
  const line = document?.lines.find(({ key }) => key === activity)
  const pairs = line?.customAttributes.filter(({ key }) => !isIdKey(key)) ?? []
  return Object.fromEntries(pairs.map(({ key, value }) => [key, value]))
}
