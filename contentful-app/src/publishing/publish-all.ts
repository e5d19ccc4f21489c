import { gateField } from '@association/content/define/publish-gate.ts'
import type { Held } from '@association/content/rules'

/** An entry or file that Contentful did not publish, and the reason. */
export type Refusal = { held: Held; reason: string }

type Options = {
  /** Rejects where Contentful refuses. */
  publish(held: Held): Promise<unknown>
  onProgress(done: number): void
}

/** Publishes one after the other, the deepest first, and continues after a refusal. Returns the refusals. */
export async function publishAll(
  held: readonly Held[],
  { publish, onProgress }: Options,
): Promise<Refusal[]> {
  const refused: Refusal[] = []
  for (const [done, one] of held.toReversed().entries()) {
    onProgress(done)
    await publish(one).catch((error: unknown) => refused.push({ held: one, reason: reasonOf(error) }))
  }
  return refused
}

/** Contentful's refusal in words. The host passes it on as an object, and its details as JSON in the message. */
export function reasonOf(error: unknown): string {
  const { code, name, message } = Object(error) as Record<string, unknown>
  const said = [code, name, message].filter((part) => typeof part === 'string').join(' ')
  if (/VersionMismatch|409/.test(said)) return 'it changed after it was checked'
  if (said.includes(gateField)) return 'it is blocked until its errors are mended; open it to see them'
  if (/ValidationFailed|InvalidEntry|UnprocessableEntity|422/.test(said))
    return 'Contentful does not accept its fields; open it to see why'
  if (/AccessDenied|Forbidden|403/.test(said)) return 'you may not publish it'
  return 'Contentful did not publish it; try again'
}
