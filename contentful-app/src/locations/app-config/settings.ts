import type { Space } from '@association/content'
import { type InstallationParameters, installationOf } from '../../contentful/installation.ts'

/** The secret is only compared and added to URLs for copying. It is never stored. */
export type Settings = {
  siteUrl: string
  associationSpaceId: string
  associationEnvironment: string
  eventsSpaceId: string
  eventsEnvironment: string
  gatesPublishing: boolean
  secret: string
}

/** Returns guesses before the first installation. */
export function settingsOf(parameters: InstallationParameters | null, here: { space: string }): Settings {
  return {
    siteUrl: '',
    associationSpaceId: here.space,
    associationEnvironment: 'master',
    eventsSpaceId: '',
    eventsEnvironment: 'master',
    gatesPublishing: false,
    ...parameters,
    secret: '',
  }
}

export function writtenWrong(settings: Settings): Partial<Record<keyof Settings, string>> {
  const { siteUrl, associationSpaceId, eventsSpaceId, secret } = settings
  return defined({
    siteUrl: wrongAddress(siteUrl),
    associationSpaceId: wrongId(associationSpaceId),
    eventsSpaceId:
      wrongId(eventsSpaceId) ??
      (eventsSpaceId === associationSpaceId
        ? 'This is the id of the association space. Write the id of the events space.'
        : undefined),
    associationEnvironment: wrongId(settings.associationEnvironment),
    eventsEnvironment: wrongId(settings.eventsEnvironment),
    secret: secret !== '' && secret.length < 16 ? 'The secret must have at least 16 characters.' : undefined,
  })
}

function wrongAddress(address: string): string | undefined {
  if (address.trim() === '') return 'Write the address of the site.'
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    return 'Write the whole address, such as https://www.example.org.'
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname)
  if (url.protocol === 'http:' && !isLocal) return 'The address must begin with https://.'
  return url.pathname === '/' && !url.search && !url.hash ? undefined : 'Write the address without a path.'
}

const wrongId = (id: string) =>
  /^[\w.-]{1,64}$/.test(id) ? undefined : 'Write an id from Contentful: letters, digits, -, _ and .'

function defined<T extends object>(all: T) {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

/** The URL goes into Contentful's content preview settings. Contentful fills the braces. */
export function previewAddress(settings: Settings, space: Space): string {
  const { siteUrl, secret } = settings
  const id = space === 'events' ? settings.eventsSpaceId : settings.associationSpaceId
  const query = `secret=${encodeURIComponent(secret || 'THE-SECRET')}&space=${encodeURIComponent(id)}`
  return `${siteUrl.replace(/\/+$/, '')}/api/preview/enter?${query}&environment={env_id}&entry={entry.sys.id}`
}

export const installationFrom = (settings: Settings) => installationOf(settings)
