import { config } from '../../../base/config.ts'
import { loadSettings } from '../../../content/delivery/load-page.ts'
import { readAs } from '../../../content/delivery/read-page.ts'

export type Contact = { telephone?: string; supportEmail: string }

export async function loadContact(): Promise<Contact> {
  const telephone = readAs('siteSettings', await loadSettings())?.fields.telephone
  return { supportEmail: config.supportEmail, ...(telephone && { telephone }) }
}
