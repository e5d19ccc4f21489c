import type { FastifyInstance } from 'fastify'
import type { Account } from '../../members/accounts.ts'
import { accountOf } from '../access/guard.ts'

/** Read-only for the user. */
export function recordRoutes(api: FastifyInstance) {
  api.get('/users/:id', async (request) => {
    const { userId, firstName, lastName, email, hasStandardPricing = false } = accountOf(request)
    return { id: userId, firstName, lastName, email, standardPricing: hasStandardPricing }
  })
  api.get('/membershiprenewal/status', async (request) => membershipOf(accountOf(request), Date.now()))
  api.get('/courses/all', async (request) => coursesOf(accountOf(request).userId, Date.now()))
  api.get('/users/certifications', async (request) => certificationsOf(accountOf(request).userId, Date.now()))
}

/** In the platform's spelling. */
function membershipOf({ membership }: Account, now: number) {
  const days = endsInDays[membership]
  return {
    status: membership,
    expiresAt: days === undefined ? null : dayFrom(now, days),
    membershipExpireingMessage: days === undefined ? null : noticeOf(days, now),
    // The site ignores this field for its banner.
    requiresWebsiteBanner: false,
  }
}

const endsInDays = { none: undefined, active: 240, expiring: 21, lapsed: -40 } as const

/** The platform announces the end of a membership this many days before. */
const noticeDays = 30

function noticeOf(days: number, now: number): string | null {
  if (days > noticeDays) return null
  const day = longDay.format(new Date(dayFrom(now, days)))
  return days > 0
    ? `Your membership expires on ${day}. Renew now to keep your member prices.`
    : `Your membership expired on ${day}. Renew now to buy at member prices again.`
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

type CourseStatus = 'enrolled' | 'in progress' | 'completed'

/** Courses of the seed. */
const courses = {
  'the-difficult-conversation': {
    id: 'course-communication',
    title: 'The Difficult Conversation',
    credits: 8,
  },
  'leading-without-a-title': { id: 'course-influence', title: 'Leading Without a Title', credits: 8 },
  'write-it-so-that-it-is-read': { id: 'course-writing', title: 'Write It So That It Is Read', credits: 4 },
  'clinical-ai-buy-test-switch-off': {
    id: 'course-clinical-ai',
    title: 'Clinical AI: Buy, Test, Switch Off',
    credits: 6,
  },
  'finance-for-physicians': { id: 'course-finance', title: 'Finance for Physicians', credits: 8 },
  negotiation: { id: 'course-negotiation', title: 'Negotiation: Prepare, Listen, Decide', credits: 8 },
} as const
type CourseSlug = keyof typeof courses

const coursesTaken: Readonly<Record<string, readonly (readonly [CourseSlug, CourseStatus, number])[]>> = {
  10001: [['leading-without-a-title', 'enrolled', 0]],
  10002: [
    ['the-difficult-conversation', 'completed', 100],
    ['negotiation', 'completed', 100],
    ['finance-for-physicians', 'in progress', 45],
    ['write-it-so-that-it-is-read', 'enrolled', 0],
  ],
  10003: [['clinical-ai-buy-test-switch-off', 'in progress', 70]],
  10004: [['negotiation', 'completed', 100]],
  10006: [
    ['leading-without-a-title', 'completed', 100],
    ['the-difficult-conversation', 'in progress', 10],
  ],
}

export const coursesOf = (user: string, now: number) =>
  (coursesTaken[user] ?? []).map(([slug, status, progressPercent], index) => ({
    ...courses[slug],
    slug,
    status,
    progressPercent,
    startedAt: status === 'enrolled' ? null : dayFrom(now, -120 - 30 * index),
    completedAt: status === 'completed' ? dayFrom(now, -60 - 30 * index) : null,
    url: `/education/course/${slug}`,
  }))

type Certificate = { id: string; title: string; credits: number; issuedDaysAgo: number; validDays?: number }

const fundamentals = { id: 'fundamentals', title: 'Fundamentals of Physician Leadership', credits: 40 }
const finance = { id: 'finance', title: 'Certificate in Health Care Finance', credits: 24 }
const executive = { id: 'cpe', title: 'Certified Physician Executive', credits: 150 }

const certificatesEarned: Readonly<Record<string, readonly Certificate[]>> = {
  10002: [
    { ...fundamentals, issuedDaysAgo: 400 },
    { ...executive, issuedDaysAgo: 90, validDays: 1095 },
  ],
  10003: [{ ...finance, issuedDaysAgo: 30 }],
  10005: [{ ...executive, issuedDaysAgo: 1200, validDays: 1095 }],
  10006: [{ ...fundamentals, issuedDaysAgo: 700 }],
}

const certificationsOf = (user: string, now: number) =>
  (certificatesEarned[user] ?? []).map(({ id, title, credits, issuedDaysAgo, validDays }) => ({
    id: `${user}-${id}`,
    title,
    number: `${id.slice(0, 3).toUpperCase()}-${user}`,
    credits,
    issuedAt: dayFrom(now, -issuedDaysAgo),
    expiresAt: validDays === undefined ? null : dayFrom(now, validDays - issuedDaysAgo),
    status: validDays !== undefined && validDays < issuedDaysAgo ? 'expired' : 'valid',
  }))

const dayMs = 86_400_000

/** Such as `2026-05-01`, in UTC. */
const dayFrom = (now: number, days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10)
