import { localEnvironment } from '../environment/environment.ts'
import { link, type Space, type Sys } from './entity.ts'
import { localUser } from './local-user.ts'
import { environments, everywhere, locales, ofSpace, spaces } from './store/kinds.ts'
import type { Store } from './store/store.ts'

export type Bootstrap = {
  organizationId: string
  managementToken: string
  environment: string
  spaces: { id: string; name: string; deliveryToken: string; previewToken: string }[]
  webhook: { url: string; secret: string }
  app: { id: string; url: string; signingSecret: string; siteUrl: string }
}

export const defaultLocale = 'en-US'

/** A missing variable has its local default. */
export function bootstrapFrom(source: Readonly<Record<string, string | undefined>> = {}): Bootstrap {
  const local = localEnvironment()
  const value = (name: string) => source[name] ?? local[name] ?? ''
  const space = (name: string, title: string) => ({
    id: value(`CONTENTFUL_${name}_SPACE_ID`),
    name: title,
    deliveryToken: value(`CONTENTFUL_${name}_DELIVERY_TOKEN`),
    previewToken: value(`CONTENTFUL_${name}_PREVIEW_TOKEN`),
  })
  return {
    organizationId: value('CONTENTFUL_ORGANIZATION_ID'),
    managementToken: value('CONTENTFUL_MANAGEMENT_TOKEN'),
    environment: value('CONTENTFUL_ENVIRONMENT'),
    spaces: [space('ASSOCIATION', 'Association'), space('EVENTS', 'Events')],
    webhook: { url: `${value('SITE_URL')}/api/revalidate`, secret: value('CONTENTFUL_WEBHOOK_SECRET') },
    app: {
      id: value('CONTENTFUL_APP_ID'),
      url: value('CONTENTFUL_APP_URL'),
      signingSecret: value('CONTENTFUL_APP_SIGNING_SECRET'),
      siteUrl: value('SITE_URL'),
    },
  }
}

/** Existing spaces keep what editors changed. */
export function createSpaces(store: Store, bootstrap: Bootstrap, now: Date) {
  const { environment, organizationId } = bootstrap
  for (const { id, name } of bootstrap.spaces) {
    if (store.get(spaces, everywhere, id)) continue
    createSpace(store, { id, name, organizationId, environment, locale: defaultLocale, now })
  }
}

export type NewSpace = {
  id: string
  name: string
  organizationId: string
  environment: string
  locale: string
  now: Date
}

export function createSpace(
  store: Store,
  { id, name, organizationId, environment, locale, now }: NewSpace,
): Space {
  const space = link('Space', id)
  const sys = (type: string, id: string) => ({ ...newSys(type, id, now), space })
  const place = { space: id, environment }
  return store.transaction(() => {
    store.put(environments, ofSpace(id), {
      sys: { ...sys('Environment', environment), status: link('Status', 'ready') },
      name: environment,
    })
    store.put(locales, place, {
      sys: { ...sys('Locale', `${id}-${locale}`), environment: link('Environment', environment) },
      ...defaultLocaleOf(locale),
    })
    const organization = link('Organization', organizationId)
    return store.put(spaces, everywhere, { sys: { ...newSys('Space', id, now), organization }, name })
  })
}

const newSys = (type: string, id: string, now: Date): Sys => ({
  type,
  id,
  version: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  createdBy: link('User', localUser),
  updatedBy: link('User', localUser),
})

const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

const defaultLocaleOf = (code: string) => ({
  name: languageNames.of(code) ?? code,
  code,
  internal_code: code,
  fallbackCode: null,
  default: true,
  contentManagementApi: true,
  contentDeliveryApi: true,
  optional: false,
})
