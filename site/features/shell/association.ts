import type { SiteConfig } from '@association/services/config'
import type { Association } from './shell.tsx'

/** What configuration says of the association, for the shell. */
export const association = ({ organisation, supportEmail, memberAppUrl, shop }: SiteConfig): Association => ({
  ...organisation,
  supportEmail,
  memberAppUrl,
  shopUrl: shop.url,
})
