import type { Space } from '@association/content'

/** What the app was installed with. Anyone who can read a space can read it, so no secret is in it. */
export type Installation = {
  /** The site's address, without a trailing slash. */
  siteUrl: string
  /** Contentful's ids of our two spaces, and the environment the site reads of each. */
  spaces: Record<Space, { id: string; environment: string }>
  /** Whether an entry with errors cannot be published. */
  gatesPublishing: boolean
}

export type InstallationParameters = {
  siteUrl?: string
  associationSpaceId?: string
  eventsSpaceId?: string
  associationEnvironment?: string
  eventsEnvironment?: string
  gatesPublishing?: boolean
}

/** The installation, or nothing while the app is not configured. */
export function installationOf(parameters: InstallationParameters): Installation | undefined {
  const { siteUrl = '', associationSpaceId, eventsSpaceId } = parameters
  if (!URL.canParse(siteUrl) || !associationSpaceId || !eventsSpaceId) return undefined
  const { associationEnvironment, eventsEnvironment } = parameters
  return {
    siteUrl: siteUrl.replace(/\/+$/, ''),
    gatesPublishing: parameters.gatesPublishing === true,
    spaces: {
      association: { id: associationSpaceId, environment: associationEnvironment || 'master' },
      events: { id: eventsSpaceId, environment: eventsEnvironment || 'master' },
    },
  }
}

export const parametersOf = ({ siteUrl, spaces, gatesPublishing }: Installation): InstallationParameters => ({
  siteUrl,
  gatesPublishing,
  associationSpaceId: spaces.association.id,
  associationEnvironment: spaces.association.environment,
  eventsSpaceId: spaces.events.id,
  eventsEnvironment: spaces.events.environment,
})

/** Which of our spaces an id of Contentful is. */
export const spaceOf = ({ spaces }: Installation, id: string): Space =>
  id === spaces.events.id ? 'events' : 'association'

export const spaceNames: Record<Space, string> = { association: 'Association', events: 'Events' }
