import { limits } from './options.ts'
import type { Conversation } from './request/conversation.ts'
import { redirectIn } from './request/hop.ts'

/** `undefined` without a response. */
export async function readFile(
  start: URL,
  talk: Conversation,
  { readsUpTo, gapMs }: { readsUpTo: number; gapMs?: number | undefined },
) {
  let url = start
  for (let count = 0; count <= limits.redirects; count += 1) {
    const got = await talk.ask(url, {
      gapMs,
      prepare: () => ({ method: 'GET', readsUpTo, reads: () => true }),
    })
    if ('failure' in got) return undefined
    const { answer } = got
    const redirect = redirectIn(answer, url)
    if (!redirect) return { status: answer.status, bytes: answer.body?.bytes ?? Buffer.alloc(0) }
    if (!redirect.to || !/^https?:$/.test(redirect.to.protocol)) return undefined
    url = redirect.to
  }
  return undefined
}
