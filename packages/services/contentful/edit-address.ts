import type { Entry, Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import type { ContentfulConfig } from '../config/index.ts'

type Web = Pick<ContentfulConfig, 'webAppUrl' | 'environment'> & { spaces: Record<Space, { id: string }> }
type Place = Pick<Entry, 'space' | 'id'> & { kind?: 'Entry' | 'Asset'; field?: string }

/** Where an entry or asset is edited, at a field if one is named. The space is that of the entry: pages come from two. */
export function editAddress({ webAppUrl, environment, spaces }: Web, place: Place): string {
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
