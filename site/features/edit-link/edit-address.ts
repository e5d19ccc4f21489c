import type { Entry, Space } from '@association/content'
import type { ContentfulConfig } from '@association/services/config'

type Web = Pick<ContentfulConfig, 'webAppUrl' | 'environment'> & { spaces: Record<Space, { id: string }> }

/** Where an entry is edited. The space is that of the entry: pages come from two. */
export const editAddress = (
  { webAppUrl, environment, spaces }: Web,
  { space, id }: Pick<Entry, 'space' | 'id'>,
) => `${webAppUrl}/spaces/${spaces[space].id}/environments/${environment}/entries/${id}`
