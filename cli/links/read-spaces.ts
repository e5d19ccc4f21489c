import { spaces as spaceNames } from '@association/content'
import type { LinkHosts } from '@association/content/links/link-attributes.ts'
import type { ManagementConfig, SiteAddresses } from '@association/services/config'
import { editAddress } from '@association/services/contentful/edit-address.ts'
import { managementClients } from '@association/services/management/index.ts'
import { readBoth } from '../content/read-content.ts'
import type { Io } from '../shared/io.ts'
import { type BothContents, judgeOf } from './content/judge.ts'

/** Throws ManagementError. */
export async function readSpaces(config: ManagementConfig, site: SiteAddresses, io: Io) {
  io.err(`Reading ${spaceNames.join(' and ')}…`)
  const clients = managementClients(config, { access: 'read', fetch: io.fetch, signal: io.signal })
  const spaces: BothContents[] = await Promise.all(
    spaceNames.map(async (space) => ({ space, ...(await readBoth(clients[space], space)) })),
  )
  const { association, events } = config.contentful.spaces
  const hosts: LinkHosts = {
    own: site.ownHosts,
    platform: [new URL(site.memberAppUrl).host],
    memberApp: site.memberAppUrl,
  }
  return {
    judge: judgeOf(spaces, { association: association.id, events: events.id }, hosts),
    seen: (look: 'saved' | 'visible') => spaces.map((each) => ({ space: each.space, content: each[look] })),
    whereabouts: {
      siteUrl: site.siteUrl,
      editAddress: (place: Parameters<typeof editAddress>[1]) => editAddress(config.contentful, place),
    },
  }
}

export type ReadSpaces = Awaited<ReturnType<typeof readSpaces>>
