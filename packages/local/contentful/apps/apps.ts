import type { Plugin } from '../plugin.ts'
import { everywhere } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { openUploads } from '../uploads/uploads.ts'
import { appResourceRoutes } from './app-resources.ts'
import { bundleRoutes } from './bundles/bundles.ts'
import { appUploadRoutes } from './bundles/uploads.ts'
import { definitionRoutes } from './definitions.ts'
import { install, installationRoutes } from './installations.ts'
import { keyRoutes } from './keys.ts'
import { appDefinitions, appInstallations, appSys } from './kinds.ts'
import { accessTokenRoute, signedRequestRoute } from './requests.ts'
import { putSigningSecret, signingSecretRoutes } from './secrets.ts'

export const apps: Plugin = {
  name: 'apps',
  start: installOwnApp,
  routes: {
    management(app, twin) {
      for (const routes of [
        definitionRoutes,
        signingSecretRoutes,
        keyRoutes,
        installationRoutes,
        accessTokenRoute,
        signedRequestRoute,
      ]) {
        routes(app, twin)
      }
      const uploads = openUploads(twin.store.database, twin.now)
      appUploadRoutes(app, twin, uploads)
      bundleRoutes(app, twin, uploads)
      appResourceRoutes(app, twin)
    },
  },
}

const locations = [
  ...['app-config', 'entry-sidebar', 'entry-editor', 'dialog', 'home'].map((location) => ({ location })),
  { location: 'page', navigationItem: { name: 'Association', path: '/' } },
]
const parameterDefinitions = [
  { id: 'siteUrl', name: 'Address of the site', type: 'Symbol', required: true },
  { id: 'associationSpaceId', name: 'Space “association”', type: 'Symbol', required: true },
  { id: 'eventsSpaceId', name: 'Space “events”', type: 'Symbol', required: true },
]

/** The app's URL and secret follow the environment at every start; an editor's configuration stays. */
function installOwnApp(twin: Twin) {
  const { store, bootstrap } = twin
  const { id, url, signingSecret, siteUrl } = bootstrap.app
  const before = store.get(appDefinitions, everywhere, id)
  store.put(appDefinitions, everywhere, {
    name: 'Association',
    locations,
    parameters: { instance: [], installation: parameterDefinitions },
    ...before,
    src: url,
    sys: before?.sys ?? { ...appSys(twin, { type: 'AppDefinition', id }), shared: false },
  })
  putSigningSecret(twin, id, signingSecret)

  const [association, events] = bootstrap.spaces
  const parameters = { siteUrl, associationSpaceId: association?.id, eventsSpaceId: events?.id }
  for (const space of bootstrap.spaces) {
    const place = { space: space.id, environment: bootstrap.environment }
    if (store.get(appInstallations, place, id) === undefined) install(twin, { place, app: id, parameters })
  }
}
