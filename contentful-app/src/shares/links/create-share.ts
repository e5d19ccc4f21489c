import type { Share, SharedPage } from '@association/content/preview/share.ts'
import type { SiteShares } from './ask-shares.ts'
import { type Lifetime, lifetimeMs } from './lifetimes.ts'
import type { ShareStore } from './share-store.ts'
import type { SharedLink } from './shared-link.ts'

type NewShare = { pages: readonly SharedPage[]; lifetime: Lifetime; mode: Share['mode'] }
type Services = { store: ShareStore; site: SiteShares; now: number }

/** Throws ShareError; then no link exists. */
export async function createShare(
  { pages, lifetime, mode }: NewShare,
  services: Services,
): Promise<SharedLink> {
  const { store, site, now } = services
  const share: Share = { pages, mode, expiresAt: new Date(now + lifetimeMs(lifetime)).toISOString() }
  if (mode === 'follow') return store.create(share)
  return store.create(share, await site.freeze(pages.map(({ entry }) => entry)))
}
