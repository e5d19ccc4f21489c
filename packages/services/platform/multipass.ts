import { isUpstreamError, UpstreamError } from '../upstream/index.ts'
import * as answers from './answers.ts'
import type { caller } from './call.ts'
import type { PlatformLog } from './quiet.ts'

type Wanted = {
  call: ReturnType<typeof caller>
  /** Where the visitor goes at the shop. */
  url: string
  origins: readonly string[]
  log: PlatformLog
}

/** A link that signs in at the shop. After a failure it is the original URL, and the log says `Multipass error`. */
export async function multipassLink({ call, url, origins, log }: Wanted): Promise<string> {
  try {
    const path = `products/multipass?${new URLSearchParams({ url })}`
    return atTheShop(await call({ method: 'GET', path }, answers.multipassLink), origins)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    log.warn(`Multipass error. ${error.message}`)
    return url
  }
}

/** The link carries the visitor's identity, so it leads to no other origin. */
function atTheShop(link: string | null, origins: readonly string[]): string {
  if (link !== null && URL.canParse(link) && origins.includes(new URL(link).origin)) return link
  throw new UpstreamError('Member platform', 'malformed', { message: 'the link does not lead to the shop' })
}
