import { localEnvironment } from '../environment/environment.ts'
import type { Sys } from './entity.ts'
import { link } from './entity.ts'
import { environments, everywhere, locales, ofSpace, spaces } from './store/kinds.ts'
import type { Store } from './store/store.ts'

/** What stands in the service from the first start. */
export type Bootstrap = {
  organizationId: string
  managementToken: string
  environment: string
  spaces: { id: string; name: string; deliveryToken: string; previewToken: string }[]
  webhook: { url: string; secret: string }
  app: { id: string; url: string; signingSecret: string; siteUrl: string }
}

const defaultLocale = 'en-US'
export const localUser = 'local-user'

/** Reads the variables of the production code; what is missing has its local value. */
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

/** Creates the spaces that are not there yet; what editors changed since stays. */
export function createSpaces(store: Store, bootstrap: Bootstrap, now: Date) {
  const sys = (type: string, id: string): Sys => ({
    type,
    id,
    version: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    createdBy: link('User', localUser),
    updatedBy: link('User', localUser),
  })
  for (const { id, name } of bootstrap.spaces) {
    if (store.get(spaces, everywhere, id)) continue
    store.transaction(() => {
      const { environment } = bootstrap
      const space = link('Space', id)
      const organization = link('Organization', bootstrap.organizationId)
      store.put(spaces, everywhere, { sys: { ...sys('Space', id), organization }, name })
      store.put(environments, ofSpace(id), {
        sys: { ...sys('Environment', environment), space, status: link('Status', 'ready') },
        name: environment,
      })
      store.put(
        locales,
        { space: id, environment },
        {
          sys: {
            ...sys('Locale', `${id}-${defaultLocale}`),
            space,
            environment: link('Environment', environment),
          },
          name: 'English (United States)',
          code: defaultLocale,
          internal_code: defaultLocale,
          fallbackCode: null,
          default: true,
          contentManagementApi: true,
          contentDeliveryApi: true,
          optional: false,
        },
      )
    })
  }
}
