import type { AppDefinitionProps, ContentTypeProps, EditorInterfaceProps } from 'contentful-management'
import type { Clients, Scope } from './clients.ts'

export type App = {
  id: string
  name: string
  src: string
  locations: readonly string[]
  /** The navigation entry, and its path in the app. */
  pageLink?: { name: string; path: string }
  isInstalled: boolean
  parameters: Record<string, unknown>
}

export type SpaceModel = {
  scope: Scope
  contentTypes: readonly ContentTypeProps[]
  editorInterfaces: ReadonlyMap<string, EditorInterfaceProps>
  apps: readonly App[]
}

const all = { query: { limit: 1000 } }

export async function loadSpaceModel({ cma, config }: Clients, scope: Scope): Promise<SpaceModel> {
  const [types, interfaces, installations, definitions] = await Promise.all([
    cma.contentType.getMany({ ...scope, ...all }),
    cma.editorInterface.getMany({ ...scope, ...all }),
    cma.appInstallation.getMany({ ...scope, ...all }),
    cma.appDefinition.getMany({ organizationId: config.organizationId, ...all }),
  ])
  const parameters = new Map(
    installations.items.map(({ sys, parameters }) => [sys.appDefinition.sys.id, parameters ?? {}]),
  )
  return {
    scope,
    contentTypes: types.items
      .filter(({ sys }) => sys.publishedVersion !== undefined && !/^(?:_|migration)/i.test(sys.id))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    editorInterfaces: new Map(interfaces.items.map((each) => [each.sys.contentType.sys.id, each])),
    apps: definitions.items.map((definition) => appOf(definition, parameters.get(definition.sys.id))),
  }
}

function appOf({ sys, name, src = '', locations = [] }: AppDefinitionProps, parameters: unknown): App {
  const page = locations.find(({ location }) => location === 'page')
  const item = page && 'navigationItem' in page ? page.navigationItem : undefined
  return {
    id: sys.id,
    name,
    src,
    locations: locations.map(({ location }) => location),
    pageLink: page && { name: item?.name ?? name, path: item?.path ?? '/' },
    isInstalled: parameters !== undefined,
    parameters: (parameters ?? {}) as App['parameters'], // the service stores an object
  }
}
