import type { SiteConfig } from '@association/services/config'

export type Association = {
  name: string
  shortName: string
  supportEmail: string
  memberAppUrl: string
  /** Without a trailing slash. */
  shopUrl: string
}

export const association = ({ organisation, supportEmail, memberAppUrl, shop }: SiteConfig): Association => ({
  ...organisation,
  supportEmail,
  memberAppUrl,
  shopUrl: shop.url,
})
