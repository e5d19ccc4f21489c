import { gateField } from '@association/content/define/publish-gate.ts'
import { type Held, isUnpublished, type Nested } from '@association/content/rules'

/** An entry or file that was not published, and the reason. */
export type Refusal = { held: Held; reason: string }

type Options = {
  /** Rejects where Contentful refuses. */
  publish(held: Held): Promise<unknown>
  onProgress(done: number): void
}

const innerRefused = 'it contains something that was not published'

/**
 * Publishes what is unpublished in this order, and continues after a refusal. It skips whatever shows a refused entry,
 * directly or through others, because that would show visitors the rest of it. Returns what it did not publish.
 */
export async function publishAll(
  order: readonly Nested[],
  { publish, onProgress }: Options,
): Promise<Refusal[]> {
  const refused: Refusal[] = []
  const unready = new Set<Held['target']>()
  let done = 0
  for (const { held, shows } of order) {
    const isUnready = shows.some(({ target }) => unready.has(target))
    if (isUnready) unready.add(held.target)
    if (!isUnpublished(held)) continue
    onProgress(done)
    done += 1
    const reason = isUnready ? innerRefused : await publish(held).then(() => undefined, reasonOf)
    if (reason === undefined) continue
    unready.add(held.target)
    refused.push({ held, reason })
  }
  return refused
}

/** Contentful's refusal in words. The host passes it on as an object, and its details as JSON in the message. */
export function reasonOf(error: unknown): string {
  const { codes, status, details } = answerOf(error)
  const has = (...names: string[]) => names.some((name) => codes.includes(name))
  if (has('VersionMismatch') || status === 409) return 'it changed after it was checked'
  if (details.includes(gateField)) return 'it is blocked until its errors are fixed; open it to see them'
  if (has('ValidationFailed', 'InvalidEntry', 'UnprocessableEntity') || status === 422)
    return 'Contentful does not accept its fields; open it to see why'
  if (has('AccessDenied', 'Forbidden') || status === 403) return 'you do not have permission to publish it'
  return 'Contentful did not publish it; try again'
}

/** Only these parts tell the reason: addresses and request ids hold any numbers. */
function answerOf(error: unknown) {
  const outer = Object(error) as Record<string, unknown>
  const answer = { ...parsed(outer.message), ...outer }
  return {
    codes: [answer.code, answer.name],
    status: answer.status,
    details: JSON.stringify(answer.details) ?? '',
  }
}

function parsed(text: unknown): object {
  try {
    return Object(JSON.parse(String(text)))
  } catch {
    return {} // a failure of the network says no JSON
  }
}
