import type { Entry, Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import type { ContentfulConfig } from '../config/index.ts'

type Web = Pick<ContentfulConfig, 'webAppUrl' | 'environment'> & { spaces: Record<Space, { id: string }> }
type EditTarget = Pick<Entry, 'space' | 'id'> & { kind?: 'Entry' | 'Asset'; field?: string }

/** Pages come from two spaces: uses the entry's space. */
export function editAddress({ webAppUrl, environment, spaces }: Web, place: EditTarget): string {
  const { space, id, field, kind = 'Entry' } = place
  const path = [
    'spaces',
    spaces[space].id,
    'environments',
    environment,
    kind === 'Asset' ? 'assets' : 'entries',
    id,
  ]
  const address = new URL(`/${path.map(encodeURIComponent).join('/')}`, webAppUrl)
  if (field) {
    address.searchParams.set('focusedField', field)
    address.searchParams.set('focusedLocale', locale)
  }
  return address.href
}
