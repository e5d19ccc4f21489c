import { messages } from './messages.ts'
import type { RemarkPlace } from './places.ts'

export type SharedLink = { space: string; entry: string; linkKey: string }

const longestMs = 10_000

type NewRemark = { place: RemarkPlace; text: string; name: string }

export async function sendRemark(
  { space, entry, linkKey: key }: SharedLink,
  { place, text, name }: NewRemark,
): Promise<{ isSent: boolean; words: string }> {
  const remark = { space: place.space, entry: place.entry, field: place.field, text, name }
  try {
    const response = await fetch('/api/shared/remarks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ space, entry, key, remark }),
      signal: AbortSignal.timeout(longestMs),
    })
    if (response.ok) return { isSent: true, words: messages.sent }
    if (response.status === 429) return { isSent: false, words: messages.tooMany }
    const { detail } = await response.json()
    return { isSent: false, words: typeof detail === 'string' ? detail : messages.failed }
  } catch {
    return { isSent: false, words: messages.failed }
  }
}
