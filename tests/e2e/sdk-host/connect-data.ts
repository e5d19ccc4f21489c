import type { ContentFields, ContentTypeProps, EntryProps } from 'contentful-management'
import { stack } from '../environment.ts'

const locale = 'en-US'

type Options = {
  location: string
  spaceId: string
  entry: EntryProps
  contentTypes: readonly ContentTypeProps[]
  installation: object
  invocation?: unknown
}

/** The App SDK's `ConnectMessage`. */
export function connectData({ location, spaceId, entry, contentTypes, installation, invocation }: Options) {
  const contentType = contentTypes.find(({ sys }) => sys.id === entry.sys.contentType.sys.id)
  const ids = {
    user: 'local-user',
    organization: 'local-organization',
    app: 'association-app',
    space: spaceId,
    environment: stack.environment,
  }
  const common = {
    id: location,
    location,
    parameters: { installation, instance: {}, invocation: invocation ?? {} },
    locales: {
      default: locale,
      available: [locale],
      names: { [locale]: 'English (United States)' },
      fallbacks: {},
      optional: { [locale]: false },
      direction: { [locale]: 'ltr' },
    },
    user: {
      sys: { type: 'User', id: ids.user },
      firstName: 'Local',
      lastName: 'Editor',
      email: 'editor@localhost',
      avatarUrl: '',
      spaceMembership: { sys: { type: 'SpaceMembership', id: 'm' }, admin: true, roles: [] },
    },
    initialContentTypes: contentTypes,
    uiLanguageLocale: locale,
    hostnames: { webapp: new URL(stack.webApp).host, management: stack.management, delivery: stack.delivery },
    ids,
  }
  if (location === 'dialog' || location === 'home' || location === 'page') return common
  return {
    ...common,
    ids: { ...ids, entry: entry.sys.id, contentType: contentType?.sys.id },
    contentType,
    entry: { sys: entry.sys, metadata: entry.metadata },
    editorInterface: { sys: { type: 'EditorInterface' }, controls: [] },
    editor: { localeSettings: { mode: 'multi', active: [locale] }, showHiddenFields: false },
    fieldInfo: (contentType?.fields ?? []).map((field) => fieldInfo(field, entry)),
  }
}

const fieldInfo = (
  { id, name, type, required, validations = [], items, linkType }: ContentFields,
  entry: EntryProps,
) => ({
  ...{ id, name, type, required, validations, items, linkType },
  locales: [locale],
  values: { [locale]: entry.fields[id]?.[locale] },
  isDisabled: { [locale]: false },
  schemaErrors: { [locale]: [] },
})
