import type { Persona, ViewAs } from '@association/content/preview/view-as.ts'
import { programLabel } from '@association/content/shared/products/offers.ts'
import type { Course, MembershipStatus } from '@association/services/platform/answers.ts'
import type { Session } from '../../features/session/session.ts'
import type { MemberData } from '../../features/viewer-data/member-data.ts'

export type InventedPerson = { session: Session; data: MemberData }

/** `now` is in Unix milliseconds. */
export function personOf(view: ViewAs, now: number): InventedPerson | undefined {
  const { viewer, priceLevel, program } = view
  if (viewer === 'anonymous') return undefined
  return {
    session: {
      ...invented,
      isMember: viewer !== 'signedIn',
      priceLevel,
      hasStandardPricing: isStandard(priceLevel),
      isVanguard: viewer === 'vanguard',
    },
    data: {
      user: { id: invented.userId },
      ordersUrl: null,
      bookmarks: [],
      membership: membershipOf(viewer, now),
      courses: program ? [courseOf(program)] : [],
      certifications: viewer === 'signedIn' ? [] : [certification],
    },
  }
}

/** The shop's name for the discount that is no level. */
const isStandard = (priceLevel: string | undefined) => /standard/i.test(priceLevel ?? '')

const invented = {
  subject: 'preview|jordan-example',
  sid: undefined,
  userId: 'preview',
  name: 'Dr. Jordan Example',
  email: 'jordan.example@example.org',
}

const dayMs = 86_400_000
const nearDays = 21
const states = {
  signedIn: 'none',
  member: 'active',
  vanguard: 'active',
  expiring: 'expiring',
  lapsed: 'lapsed',
} as const

function membershipOf(viewer: Exclude<Persona, 'anonymous'>, now: number): MembershipStatus {
  const status = states[viewer]
  const away = status === 'expiring' ? nearDays : status === 'lapsed' ? -nearDays : undefined
  const day = away === undefined ? undefined : new Date(now + away * dayMs)
  return { status, expiresAt: day?.toISOString(), expiryNotice: day && noticeOf(status, day) }
}

function noticeOf(status: string, day: Date): string {
  const words = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return status === 'lapsed'
    ? `Your membership expired on ${words}. Renew now to buy at member prices again.`
    : `Your membership expires on ${words}. Renew now to keep your member prices.`
}

const courseOf = (program: string): Course => ({
  id: 'preview-course',
  title: `A course of the ${programLabel(program)} program`,
  status: 'completed',
  progressPercent: 100,
  credits: 12.5,
  slug: undefined,
  startedAt: undefined,
  completedAt: undefined,
  url: undefined,
})

const certification = {
  id: 'preview-certification',
  title: 'Certified Physician Executive',
  number: '1',
  credits: 30,
  issuedAt: '2020-01-15',
  expiresAt: undefined,
  status: 'valid',
}
