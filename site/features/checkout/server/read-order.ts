import * as v from 'valibot'
import { cartLimits, isVariantId } from '../../cart-data/cart.ts'

const text = v.pipe(v.string(), v.maxLength(cartLimits.attributeLength))

const line = v.object({
  variantId: v.pipe(v.string(), v.check(isVariantId, 'This is no id of a variant.')),
  quantity: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(cartLimits.minQuantity),
    v.maxValue(cartLimits.maxQuantity),
  ),
  customAttributes: v.optional(
    v.pipe(
      v.array(v.object({ key: v.pipe(text, v.minLength(1)), value: text })),
      v.maxLength(cartLimits.attributesPerLine),
    ),
  ),
})

const order = v.object({
  lines: v.pipe(
    v.array(line),
    v.minLength(1),
    v.maxLength(cartLimits.lines),
    v.check(
      (lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length,
      'Each variant has one line.',
    ),
  ),
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
})

export type Order = v.InferOutput<typeof order>

/** `wrong` names a field: `lines.3.quantity: …`. */
export function readOrder(body: unknown): Order | { wrong: string } {
  const { success, output, issues } = v.safeParse(order, body)
  return success ? output : { wrong: sentenceOf(issues[0]) }
}

const sentenceOf = (issue: v.GenericIssue) => `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`
