/** A person does not write more or deeper JSON. */
export const limits = { bytes: 256 * 1024, depth: 20 } as const

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
type Plain = { json: Json } | { fault: string }

/** These allow prototype pollution. */
const dangerous = new Set(['__proto__', 'constructor', 'prototype'])

export function plain(value: unknown): Plain {
  const budget = { bytes: limits.bytes }
  try {
    return { json: copy(value, 0, budget) }
  } catch (error) {
    if (error instanceof TooMuch) return { fault: error.message }
    throw error
  }
}

class TooMuch extends Error {
  readonly code = 'TOO_MUCH_JSON'
}

function copy(value: unknown, depth: number, budget: { bytes: number }): Json {
  spend(value, budget)
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'object' || value === null) return null
  if (depth >= limits.depth) throw new TooMuch(`has more than ${limits.depth} nested levels.`)
  if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1, budget))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !dangerous.has(key))
      .map(([key, item]) => {
        spend(key, budget)
        return [key, copy(item, depth + 1, budget)]
      }),
  )
}

/** Counts UTF-8 bytes during the copy, so that an endless value stops. */
function spend(value: unknown, budget: { bytes: number }) {
  budget.bytes -= typeof value === 'string' ? bytesOf(value) + 3 : 5
  if (budget.bytes < 0) throw new TooMuch(`is larger than ${limits.bytes / 1024} KB.`)
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => (text.length > limits.bytes ? text.length : encoder.encode(text).length)
