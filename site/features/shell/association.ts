import type { SiteConfig } from '@association/services/config'

/** What configuration says of the association, for the shell. */
export type Association = {
  name: string
  shortName: string
  supportEmail: string
  memberAppUrl: string
  /** The address of the shop, without a trailing slash. */
  shopUrl: string
}

export const association = ({ organisation, supportEmail, memberAppUrl, shop }: SiteConfig): Association => ({
  ...organisation,
  supportEmail,
  memberAppUrl,
  shopUrl: shop.url,
})
