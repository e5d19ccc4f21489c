import type { Cents } from '@association/content/shared/products/pricing/cents.ts'
import type { Step } from '../answers.ts'
import type { Gap, Quote, QuotedLine } from './quote.ts'

/** `step` is where the visitor can correct it. */
export type QuoteChange =
  | { kind: 'tier'; from: string; to: string; fromTotal: Cents; toTotal: Cents }
  | { kind: 'price'; key: string; name: string; from: Cents; to: Cents; step: Step }
  | { kind: 'quantity'; key: string; name: string; from: number; to: number; step: Step }
  | { kind: 'added' | 'removed'; key: string; name: string; total: Cents; step: Step }
  | { kind: 'unpriced'; key: string; name: string; step: Step }
  | { kind: 'full' | 'unsold'; key: string; name: string; step: Step }

/** Nothing enters the cart before the visitor agrees. */
export function changesSince(shown: Quote, now: Quote, gaps: readonly Gap[] = []): QuoteChange[] {
  const gone = new Set(gaps.map(({ key }) => key))
  const before = new Map(shown.lines.map((line) => [line.key, line]))
  const after = new Map(now.lines.map((line) => [line.key, line]))
  return [
    ...tierChange(shown, now),
    ...gaps.map(({ reason, ...gap }): QuoteChange => ({ kind: reason, ...gap })),
    ...shown.lines
      .filter(({ key }) => !after.has(key) && !gone.has(key))
      .map((line) => moved('removed', line)),
    ...now.lines
      .filter(({ key }) => !gone.has(key))
      .flatMap((line) => lineChanges(before.get(line.key), line)),
  ]
}

export const canAgree = (changes: readonly QuoteChange[]) =>
  changes.every(({ kind }) => kind !== 'full' && kind !== 'unsold' && kind !== 'unpriced')

/** A Vanguard attendee pays the same in each tier. */
function tierChange(
  { tier: from, total: fromTotal }: Quote,
  { tier: to, total: toTotal }: Quote,
): QuoteChange[] {
  if (from === undefined || to === undefined || from === to || fromTotal === toTotal) return []
  return [{ kind: 'tier', from, to, fromTotal, toTotal }]
}

function lineChanges(before: QuotedLine | undefined, line: QuotedLine): QuoteChange[] {
  const { key, name, step, total } = line
  if (total === null) return [{ kind: 'unpriced', key, name, step }]
  if (!before) return [moved('added', line)]
  if (before.quantity !== line.quantity)
    return [{ kind: 'quantity', key, name, from: before.quantity, to: line.quantity, step }]
  return before.total === total ? [] : [{ kind: 'price', key, name, from: before.total, to: total, step }]
}

const moved = (kind: 'added' | 'removed', { key, name, total, step }: QuotedLine): QuoteChange => ({
  kind,
  key,
  name,
  total,
  step,
})
