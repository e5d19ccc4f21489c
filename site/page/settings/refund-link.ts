import type { LinkAttributes } from '@association/content/define/view.ts'
import { linkAttributes } from '@association/content/links/link-attributes.ts'
import { config } from '../../base/config.ts'
import { loadSettings } from '../../content/delivery/load-page.ts'
import { readAs } from '../../content/delivery/read-page.ts'

/** Leads to the rules of refunds. Returns undefined if the site settings name no page. */
export async function loadRefundLink(): Promise<LinkAttributes | undefined> {
  const page = readAs('siteSettings', await loadSettings())?.fields.refundPage
  const link = page ? linkAttributes(page, { own: config.ownHosts, platform: [] }) : undefined
  return link?.href ? link : undefined
}
