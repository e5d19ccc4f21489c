import type { Entity, EntityLink } from '../entity.ts'
import { link } from '../entity.ts'
import { createdSys } from '../management/lifecycle.ts'
import { everywhere, kind, type StorePlace } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'

type AppLocation = {
  location: string
  fieldTypes?: object[]
  navigationItem?: { name: string; path: string }
}
export type AppDefinition = Entity & {
  name: string
  src?: string
  bundle?: EntityLink
  locations?: AppLocation[]
  parameters?: { instance?: object[]; installation?: object[] }
}
export type AppKey = Entity & { jwk: Jwk }
export type Jwk = { alg: 'RS256'; kty: 'RSA'; use: 'sig'; x5c: [string]; kid: string; x5t: string }
export type AppSigningSecret = Entity & { value: string }
/** Stored under the app's id; responses contain none. */
export type AppInstallation = Entity & { parameters?: unknown }

export const appDefinitions = kind<AppDefinition>('AppDefinition')
/** Their ids are fingerprints. */
export const appKeys = kind<AppKey>('AppKey')
/** Their ids are the apps'. */
export const appSigningSecrets = kind<AppSigningSecret>('AppSigningSecret')
export const appInstallations = kind<AppInstallation>('AppInstallation')

export function appSys(twin: Twin, { type, id, app, place = everywhere }: New) {
  const { space, ...sys } = createdSys({ type, id, place, now: twin.now() })
  return {
    ...sys,
    ...(space?.sys.id ? { space } : {}),
    organization: link('Organization', twin.bootstrap.organizationId) as EntityLink,
    ...(app === undefined ? {} : { appDefinition: link('AppDefinition', app) as EntityLink }),
  }
}

type New = { type: string; id: string; app?: string; place?: StorePlace }
