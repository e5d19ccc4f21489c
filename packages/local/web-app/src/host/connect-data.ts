import type { ContentFields, ContentTypeProps, EditorInterfaceProps } from 'contentful-management'
import type { PersonConfig, WebAppConfig } from '../config/web-app-config.ts'
import { origin, type Scope } from '../contentful/clients.ts'
import { personOf } from '../contentful/person.ts'
import type { EntrySession } from '../session/entry-session.ts'

export const locale = 'en-US'

export type Location =
  | 'entry-sidebar'
  | 'entry-editor'
  | 'entry-field'
  | 'dialog'
  | 'page'
  | 'home'
  | 'app-config'

export type Installed = { id: string; parameters: Record<string, unknown> }

export type ConnectOptions = {
  config: WebAppConfig
  scope: Scope
  location: Location
  app: Installed
  contentTypes: readonly ContentTypeProps[]
  /** Parameters of this location in the editor interface. */
  instance?: Record<string, unknown>
  /** From the opener of the dialog or page. */
  invocation?: unknown
  editing?: { session: EntrySession; editorInterface: EditorInterfaceProps }
}

let frames = 0

/** The App SDK expects all of this at `init`. */
export function connectData({ editing, ...options }: ConnectOptions) {
  const { config, scope, location, app, contentTypes, instance = {}, invocation = {} } = options
  frames += 1
  const person = personOf(config)
  const ids = {
    user: person.id,
    organization: config.organizationId,
    app: app.id,
    space: scope.spaceId,
    environment: scope.environmentId,
  }
  return {
    id: `frame-${frames}`,
    location,
    parameters: { installation: app.parameters, instance, invocation },
    locales,
    user: userOf(person),
    initialContentTypes: contentTypes,
    uiLanguageLocale: 'en-US',
    hostnames: hostnames(config),
    ids,
    ...(editing ? editingData(editing, ids) : {}),
  }
}

const userOf = ({ id, firstName, lastName, role }: PersonConfig) => ({
  sys: { type: 'User', id },
  firstName,
  lastName,
  email: `${id}@localhost`,
  avatarUrl: '',
  spaceMembership: {
    sys: { type: 'SpaceMembership', id: `membership-${id}` },
    admin: role === 'Administrator',
    roles: role === 'Administrator' ? [] : [{ name: role, description: '' }],
  },
})

const locales = {
  default: locale,
  available: [locale],
  names: { [locale]: 'English (United States)' },
  fallbacks: {},
  optional: { [locale]: false },
  direction: { [locale]: 'ltr' },
}

const hostnames = (config: WebAppConfig) => ({
  delivery: config.hosts.delivery,
  management: config.hosts.management,
  preview: config.hosts.preview,
  upload: config.hosts.upload,
  graphql: '',
  webapp: origin(config, globalThis.location?.host ?? ''),
})

function editingData({ session, editorInterface }: NonNullable<ConnectOptions['editing']>, ids: object) {
  const { entry } = session.state()
  const { contentType } = session
  return {
    ids: { ...ids, entry: entry.sys.id, contentType: contentType.sys.id },
    contentType,
    entry: { sys: entry.sys, metadata: entry.metadata },
    editorInterface,
    editor: { localeSettings: { mode: 'multi', active: [locale] }, showHiddenFields: false },
    fieldInfo: contentType.fields.map((field) => fieldInfo(field, session)),
  }
}

/** Without every locale of the field in the maps, the App SDK throws. */
function fieldInfo(field: ContentFields, session: EntrySession) {
  const { id, name, type, required, validations = [], items, linkType } = field
  return {
    id,
    name,
    type,
    required,
    validations,
    ...(items ? { items } : {}),
    ...(linkType ? { linkType } : {}),
    locales: [locale],
    values: { [locale]: session.state().fields[id]?.[locale] },
    isDisabled: { [locale]: field.disabled ?? false },
    schemaErrors: { [locale]: [] },
  }
}
