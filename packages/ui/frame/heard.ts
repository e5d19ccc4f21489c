/** What a frame tells the page around it, once it is known to come from that frame. */
export type Heard = { event: string; height?: number }

type Expected = { prefix: string; origin: string; source: unknown }

/** The message of a frame, or nothing when it comes from anybody else or is none. */
export function heardFrom(message: MessageEvent<unknown>, expected: Expected): Heard | undefined {
  if (message.source !== expected.source || message.origin !== expected.origin) return undefined
  const { data } = message
  if (typeof data !== 'object' || data === null || !('event' in data)) return undefined
  const { event } = data
  if (typeof event !== 'string' || !event.startsWith(expected.prefix)) return undefined
  const payload = 'payload' in data ? data.payload : undefined
  return { event: event.slice(expected.prefix.length), height: heightIn(payload) }
}

/** No frame makes a page longer than this. Pixels. */
const tallest = 6000

/** Providers write `640px`. */
function heightIn(payload: unknown): number | undefined {
  if (typeof payload !== 'object' || payload === null || !('height' in payload)) return undefined
  const height = Number.parseFloat(String(payload.height))
  return height > 0 ? Math.min(Math.ceil(height), tallest) : undefined
}
