/** The sender of this message is verified. */
export type Heard = { event: string; height?: number }

type Expected = { prefix: string; origin: string; source: unknown }

/** Returns undefined for another window, origin or shape. */
export function heardFrom(message: MessageEvent<unknown>, expected: Expected): Heard | undefined {
  if (message.source !== expected.source || message.origin !== expected.origin) return undefined
  const { data } = message
  if (typeof data !== 'object' || data === null || !('event' in data)) return undefined
  const { event } = data
  if (typeof event !== 'string' || !event.startsWith(expected.prefix)) return undefined
  const payload = 'payload' in data ? data.payload : undefined
  return { event: event.slice(expected.prefix.length), height: heightIn(payload) }
}

/** Pixels; limits how long a frame can make the page. */
const tallest = 6000

/** Providers write `640px`. */
function heightIn(payload: unknown): number | undefined {
  if (typeof payload !== 'object' || payload === null || !('height' in payload)) return undefined
  const height = Number.parseFloat(String(payload.height))
  return height > 0 ? Math.min(Math.ceil(height), tallest) : undefined
}
