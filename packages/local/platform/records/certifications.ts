import { dayFrom } from './days.ts'

type Certificate = { id: string; title: string; credits: number; issuedDaysAgo: number; validDays?: number }

const fundamentals = { id: 'fundamentals', title: 'Fundamentals of Physician Leadership', credits: 40 }
const finance = { id: 'finance', title: 'Certificate in Health Care Finance', credits: 24 }
const executive = { id: 'cpe', title: 'Certified Physician Executive', credits: 150 }

const earned: Readonly<Record<string, readonly Certificate[]>> = {
  10002: [
    { ...fundamentals, issuedDaysAgo: 400 },
    { ...executive, issuedDaysAgo: 90, validDays: 1095 },
  ],
  10003: [{ ...finance, issuedDaysAgo: 30 }],
  10005: [{ ...executive, issuedDaysAgo: 1200, validDays: 1095 }],
  10006: [{ ...fundamentals, issuedDaysAgo: 700 }],
}

export const certificationsOf = (user: string, now: number) =>
  (earned[user] ?? []).map(({ id, title, credits, issuedDaysAgo, validDays }) => ({
    id: `${user}-${id}`,
    title,
    number: `${id.slice(0, 3).toUpperCase()}-${user}`,
    credits,
    issuedAt: dayFrom(now, -issuedDaysAgo),
    expiresAt: validDays === undefined ? null : dayFrom(now, validDays - issuedDaysAgo),
    status: validDays !== undefined && validDays < issuedDaysAgo ? 'expired' : 'valid',
  }))
