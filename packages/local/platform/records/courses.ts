import { dayFrom } from './days.ts'

type Status = 'enrolled' | 'in progress' | 'completed'

/** Courses of the seed. */
const catalog = {
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
type Slug = keyof typeof catalog

const taken: Readonly<Record<string, readonly (readonly [Slug, Status, number])[]>> = {
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
  (taken[user] ?? []).map(([slug, status, progressPercent], index) => ({
    ...catalog[slug],
    slug,
    status,
    progressPercent,
    startedAt: status === 'enrolled' ? null : dayFrom(now, -120 - 30 * index),
    completedAt: status === 'completed' ? dayFrom(now, -60 - 30 * index) : null,
    url: `/education/course/${slug}`,
  }))
