import type { LinkAttributes } from '@association/content/define/view.ts'
import { config } from '../../../base/config.ts'
import { loadSettings } from '../../../content/delivery/load-page.ts'
import { readAs } from '../../../content/delivery/read-page.ts'
import { loadRefundLink } from '../../../page/settings/refund-link.ts'

export type Contact = { telephone?: string; supportEmail: string; refunds?: LinkAttributes }

export async function loadContact(): Promise<Contact> {
  const [settings, refunds] = await Promise.all([loadSettings(), loadRefundLink()])
  const telephone = readAs('siteSettings', settings)?.fields.telephone
  return {
    supportEmail: config.supportEmail,
    ...(telephone && { telephone }),
    ...(refunds && { refunds }),
  }
}
