import type { Delivered } from '@association/services/contentful/delivered.ts'
import type { Ref, SpaceIds } from './links.ts'

type LinkedRequest = {
  ids: SpaceIds
  token: () => string
  wait?: (ms: number) => Promise<void>
  /** Milliseconds. */
  deadlineMs?: number
}

/** Many levels take several requests, each up to 2.5 seconds. */
const longestMs = 20_000

/** The site answers 204 until the link is saved and the Preview API returns it, some seconds later. */
const waitsMs = [200, 300, 500, 1000, 2000, 4000]

/** Undefined if the Preview API lacks the target. Throws for another status. */
export async function fetchLinked(
  ref: Ref,
  { ids, token, wait = pause, deadlineMs = longestMs }: LinkedRequest,
): Promise<Delivered | undefined> {
  for (const ms of [...waitsMs, undefined]) {
    const response = await ask(ref, { ids, token: token(), deadlineMs })
    if (response.status === 200) return response.json()
    if (response.status === 404) return undefined
    if (response.status !== 204)
      throw new Error(`The site answered ${response.status} for ${ref.linkType} ${ref.id}.`)
    if (ms !== undefined) await wait(ms)
  }
  // If the link is saved later, its target arrives with the entry.
  return undefined
}

type Question = { ids: SpaceIds; token: string; deadlineMs: number }

function ask({ space, linkType, id }: Ref, { ids, token, deadlineMs }: Question) {
  const kind = linkType === 'Asset' ? 'asset' : 'entry'
  const query = new URLSearchParams({ token, space: ids[space], [kind]: id })
  const signal = AbortSignal.timeout(deadlineMs)
  return fetch(`/api/preview/entry?${query}`, { cache: 'no-store', signal })
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
