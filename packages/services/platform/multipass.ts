import { isUpstreamError, UpstreamError } from '../upstream/index.ts'
import * as answers from './answers.ts'
import type { caller } from './call.ts'
import type { PlatformLog } from './quiet.ts'

type MultipassRequest = {
  call: ReturnType<typeof caller>
  url: string
  origins: readonly string[]
  log: PlatformLog
}

/** After a failure, returns the original URL and logs `Multipass error`. */
export async function multipassLink({ call, url, origins, log }: MultipassRequest): Promise<string> {
  try {
    const path = `products/multipass?${new URLSearchParams({ url })}`
    return atTheShop(await call({ method: 'GET', path }, answers.multipassLink), origins)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    log.warn(`Multipass error. ${error.message}`)
    return url
  }
}

/** The link contains the visitor's identity: no other origin may get it. */
function atTheShop(link: string | null, origins: readonly string[]): string {
  if (link !== null && URL.canParse(link) && origins.includes(new URL(link).origin)) return link
  throw new UpstreamError('Member platform', 'malformed', { message: 'the link does not lead to the shop' })
}
