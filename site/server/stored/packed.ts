import type { Position, SharedState } from '@association/services/shared-state'
import { type Answer, exact, restored } from '../answers/answer.ts'

export type PageOutcome =
  | { kind: 'page'; answer: Answer }
  | { kind: 'missing' }
  /** `isPassing`: only this process failed, or a retry may succeed. `make` does not share it. */
  | { kind: 'failed'; isPassing: boolean }

/** `since` is the log position when rendering began. */
export type Packed = { outcome: PageOutcome; since: Position; tags: readonly string[]; until: number }

export function pack({ outcome, since, tags, until }: Packed): Buffer {
  const { body, ready, plain, preparing, size, ...page } = outcome.kind === 'page' ? outcome.answer : noPage
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ kind: outcome.kind, since, tags, until, page })}\n`),
    body,
  ])
}

const noPage = { body: Buffer.alloc(0), ready: undefined, plain: undefined, preparing: undefined, size: 0 }

export function unpack(bytes: Buffer): Packed | undefined {
  const end = bytes.indexOf('\n')
  try {
    const { kind, since, tags, until, page } = JSON.parse(bytes.subarray(0, end).toString('utf8'))
    if (typeof since !== 'string' || !Array.isArray(tags)) return undefined
    // JSON has no infinity.
    const shared = { since, tags, until: until ?? Number.POSITIVE_INFINITY }
    if (kind === 'missing') return { ...shared, outcome: { kind } }
    if (kind === 'failed') return { ...shared, outcome: { kind, isPassing: false } }
    if (typeof page?.status !== 'number' || typeof page.headers !== 'object') return undefined
    const answer = restored({ ...page, ...shared, body: exact(bytes.subarray(end + 1)) })
    return kind === 'page' ? { ...shared, outcome: { kind, answer } } : undefined
  } catch {
    return undefined
  }
}

type SharedResponses = Pick<SharedState, 'responses' | 'hasExpired'>

/** Reads what another instance stored. Undefined if it expired. */
export async function readOutcome(state: SharedResponses, path: string): Promise<PageOutcome | undefined> {
  const bytes = await state.responses.get(path)
  const stored = bytes && unpack(bytes)
  if (!stored || stored.until <= Date.now() || state.hasExpired(stored.tags, stored.since)) return undefined
  return stored.outcome
}
