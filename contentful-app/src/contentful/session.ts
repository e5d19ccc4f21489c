import type { Space } from '@association/content'
import type { BaseAppSDK } from '@contentful/app-sdk'
import { type Installation, installationOf, spaceOf } from './installation.ts'

export type Session = {
  sdk: AnySdk
  installation: Installation
  here: { space: Space; spaceId: string; environment: string }
}

export type AnySdk = Pick<
  BaseAppSDK,
  | 'access'
  | 'cma'
  | 'navigator'
  | 'dialogs'
  | 'notifier'
  | 'locales'
  | 'hostnames'
  | 'ids'
  | 'parameters'
  | 'space'
>

export function sessionOf(sdk: AnySdk): Session | undefined {
  const installation = installationOf(sdk.parameters.installation)
  if (!installation) return undefined
  const { space: spaceId, environment, environmentAlias } = sdk.ids
  const here = {
    space: spaceOf(installation, spaceId),
    spaceId,
    environment: environmentAlias ?? environment,
  }
  return { sdk, installation, here }
}

export function placeOf({ installation, here }: Session, space: Space) {
  if (space === here.space) return { spaceId: here.spaceId, environmentId: here.environment }
  const { id, environment } = installation.spaces[space]
  return { spaceId: id, environmentId: environment }
}

export const spaceIdsOf = ({ installation: { spaces }, here }: Session): Record<Space, string> => ({
  ...{ association: spaces.association.id, events: spaces.events.id },
  [here.space]: here.spaceId,
})

export const otherSpace = (space: Space): Space => (space === 'association' ? 'events' : 'association')
