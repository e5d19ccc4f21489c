import { config } from '../../../page/config.ts'
import { loadSettings } from '../../../page/load-page.ts'
import { readAs } from '../../../page/read-page.ts'

/** How a visitor reaches the association. */
export type Contact = { telephone?: string; supportEmail: string }

export async function loadContact(): Promise<Contact> {
  const telephone = readAs('siteSettings', await loadSettings())?.fields.telephone
  return { supportEmail: config.supportEmail, ...(telephone && { telephone }) }
}
