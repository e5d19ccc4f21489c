import type { Space } from '@association/content'

/** Every reader of a space can read these parameters, so they contain no secret. */
export type Installation = {
  /** Without a trailing slash. */
  siteUrl: string
  /** `environment` is the one that the site reads. */
  spaces: Record<Space, { id: string; environment: string }>
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

export const spaceOf = ({ spaces }: Installation, id: string): Space =>
  id === spaces.events.id ? 'events' : 'association'

export const spaceNames: Record<Space, string> = { association: 'Association', events: 'Events' }
