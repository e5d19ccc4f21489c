import { isRecord } from '@association/content/safe/is-record.ts'
import { tierOf } from '@association/content/shared/events/edition.ts'
import type { Cents } from '@association/content/shared/products/pricing/cents.ts'
import { type Step, steps } from '../answers.ts'
import type { Draft } from '../draft.ts'
import { chosenActivity, chosenCourses } from '../machine/choices.ts'
import { type Context, courseState, offeredActivities } from '../machine/context.ts'
import { activityNames } from '../machine/problems/messages.ts'
import { type Buyer, linesOf, totalOf } from './lines-of.ts'

/** What a visitor saw of a registration when the review was shown: plain data that a page can carry and send back. */
export type Quote = {
  tier?: string
  total: Cents
  lines: readonly QuotedLine[]
}

export type QuotedLine = { key: string; name: string; quantity: number; total: Cents; step: Step }

/** A course or an activity that can no longer be had. */
export type Gap = { key: string; name: string; step: Step; reason: 'full' | 'unsold' }

/** What a registration costs now. */
export function quoteOf(draft: Draft, { edition }: Pick<Context, 'edition'>, buyer: Buyer): Quote {
  const lines = linesOf(draft, edition, buyer)
  const tier = tierOf(edition, buyer.now)?.name
  return {
    ...(tier !== undefined && { tier }),
    total: totalOf(lines),
    lines: lines.map(({ key, name, quantity, total, step }) => ({ key, name, quantity, total, step })),
  }
}

/** What was chosen and can no longer be had. */
export function gapsOf(draft: Draft, context: Context): Gap[] {
  const courses = chosenCourses(draft, context.edition).flatMap((course): Gap[] => {
    const reason = courseState(course, context)
    const gap = { key: `course:${course.slug}`, name: course.title, step: 1 } as const
    return reason === 'open' ? [] : [{ ...gap, reason }]
  })
  const chosen = chosenActivity(draft, context.edition)
  const full = offeredActivities(context).find(({ name, isFull }) => name === chosen && isFull)
  if (!full) return courses
  return [...courses, { key: full.name, name: activityNames[full.name], step: 3, reason: 'full' }]
}

/** Reads a quote that a page sent back; undefined for anything else. */
export function parseQuote(sent: unknown): Quote | undefined {
  if (!isRecord(sent) || !isCents(sent.total) || !Array.isArray(sent.lines)) return undefined
  const lines = sent.lines.slice(0, maxLines).filter(isLine)
  if (lines.length < sent.lines.length) return undefined
  return { ...(typeof sent.tier === 'string' && { tier: sent.tier }), total: sent.total, lines }
}

/** More than a registration can have. */
const maxLines = 20

const isLine = (line: unknown): line is QuotedLine =>
  isRecord(line) &&
  typeof line.key === 'string' &&
  typeof line.name === 'string' &&
  Number.isSafeInteger(line.quantity) &&
  isCents(line.total) &&
  steps.some((step) => step === line.step)

const isCents = (value: unknown): value is Cents => value === null || Number.isSafeInteger(value)
