import type { EditionCourse } from '@association/content/define/event.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import { tierOf } from '@association/content/shared/events/edition.ts'
import type { Cents } from '@association/content/shared/products/pricing/cents.ts'
import { type Step, steps } from '../answers.ts'
import type { Draft } from '../draft.ts'
import { chosenActivity, chosenCourses } from '../machine/choices.ts'
import { type Context, courseState, offeredActivities } from '../machine/context.ts'
import { activityNames } from '../machine/problems/messages.ts'
import { courseKey } from './course-items.ts'
import { type Buyer, linesOf, totalOf } from './lines-of.ts'

/** The page of the review sends these prices back. */
export type Quote = {
  tier?: string
  total: Cents
  lines: readonly QuotedLine[]
}

export type QuotedLine = { key: string; name: string; quantity: number; total: Cents; step: Step }

export type Gap = { key: string; name: string; step: Step; reason: 'full' | 'unsold' }

export function quoteOf(draft: Draft, { edition }: Pick<Context, 'edition'>, buyer: Buyer): Quote {
  const lines = linesOf(draft, edition, buyer)
  const tier = tierOf(edition, buyer.now)?.name
  return {
    ...(tier !== undefined && { tier }),
    total: totalOf(lines),
    lines: lines.map(({ key, name, quantity, total, step }) => ({ key, name, quantity, total, step })),
  }
}

export const gapsOf = (draft: Draft, context: Context, { isVanguard }: Pick<Buyer, 'isVanguard'>): Gap[] => [
  ...chosenCourses(draft, context.edition).flatMap((course) => courseGap(course, context)),
  ...activityGap(draft, context),
  ...(isVanguard && !context.edition.extras.vanguard ? [vanguardGap] : []),
]

function courseGap(course: EditionCourse, context: Context): Gap[] {
  const state = courseState(course, context)
  return state === 'open' ? [] : [{ key: courseKey(course), name: course.title, step: 1, reason: state }]
}

function activityGap(draft: Draft, context: Context): Gap[] {
  const chosen = chosenActivity(draft, context.edition)
  return offeredActivities(context)
    .filter(({ name, isFull }) => name === chosen && isFull)
    .map(({ name }) => ({ key: name, name: activityNames[name], step: 3, reason: 'full' }))
}

const vanguardGap: Gap = { key: 'vanguard', name: 'The Vanguard program', step: 1, reason: 'unsold' }

export function parseQuote(sent: unknown): Quote | undefined {
  if (!isRecord(sent) || !isCents(sent.total) || !Array.isArray(sent.lines)) return undefined
  const lines = sent.lines.slice(0, maxLines).filter(isLine)
  if (lines.length < sent.lines.length) return undefined
  return { ...(typeof sent.tier === 'string' && { tier: sent.tier }), total: sent.total, lines }
}

/** A registration never has more. */
const maxLines = 20

const isLine = (line: unknown): line is QuotedLine =>
  isRecord(line) &&
  typeof line.key === 'string' &&
  typeof line.name === 'string' &&
  Number.isSafeInteger(line.quantity) &&
  isCents(line.total) &&
  steps.some((step) => step === line.step)

const isCents = (value: unknown): value is Cents => value === null || Number.isSafeInteger(value)
