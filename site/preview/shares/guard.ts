import { randomBytes } from 'node:crypto'
import { decoded } from '@association/content/links/own-path.ts'
import { isUpstreamError } from '@association/services/upstream'
import type { NextRequest } from 'next/server'
import { config } from '../../base/config.ts'
import { log } from '../../base/log.ts'
import { embeddable } from '../../base/security/frames.ts'
import { mediaOrigins } from '../../base/security/media-origins.ts'
import { contentSecurityPolicy } from '../../base/security/policy.ts'
import { withPolicy } from '../access/guard.ts'
import { closedPage } from './server/closed-page.ts'
import { type ClosedReason, type Opened, openShare, type SharedAddress } from './server/open-share.ts'
import { siteShares } from './server/site-shares.ts'

export const isShared = (path: string) => path.startsWith('/shared/')

/** Refuses while the status can still be set. Shared pages may not be framed. */
export async function guardShared(request: NextRequest): Promise<Response> {
  const opened = await openAddress(new URL(request.url))
  if ('closed' in opened) return closedPage(opened.closed, config)
  const missing = await missingReason(opened)
  if (missing) return closedPage(missing, config)
  await siteShares()
    .visits.opened(opened.open)
    .catch((error) => log.warn(`The visit of a shared page was not noted: ${error}.`))
  const policy = contentSecurityPolicy({
    nonce: randomBytes(16).toString('base64'),
    media: mediaOrigins(config.contentful),
    frames: embeddable(config.embeds),
  })
  return withPolicy(request, policy)
}

export const openShared = (address: SharedAddress): Promise<Opened> =>
  openShare(address, { ...siteShares(), now: Date.now() })

function openAddress({ pathname, searchParams }: URL): Promise<Opened> {
  const [, , space, entry, ...rest] = pathname.split('/').map(decoded)
  const key = rest.length > 0 ? undefined : searchParams.get('key')
  return openShared({ space, entry, key })
}

async function missingReason({
  open,
}: Extract<Opened, { open: unknown }>): Promise<ClosedReason | undefined> {
  try {
    return (await siteShares().paths(open)).has(open.page.entry) ? undefined : 'gone'
  } catch (error) {
    if (isUpstreamError(error)) return 'away'
    throw error
  }
}
