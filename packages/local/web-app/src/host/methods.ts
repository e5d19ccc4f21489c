import type { BulkActionProps, EntryProps } from 'contentful-management'
import type { Clients, Scope } from '../contentful/clients.ts'
import { isObject } from '../contentful/links.ts'
import { personOf } from '../contentful/person.ts'
import type { EntrySession } from '../session/entry-session.ts'
import type { Channel, Handlers } from './channel.ts'
import type { Dialogs, Notice } from './dialogs.ts'

export type Navigation = {
  openEntity(target: EntityTarget): Promise<{ entity?: unknown; slide?: unknown }>
  openPage(target: { app: string; path?: string }): void
  openAppConfig(app: string): void
  openList(route: 'entries' | 'assets'): void
}
type EntityTarget = {
  type: 'Entry' | 'Asset'
  id: string
  scope: Scope
  /** Opens over the current entry; `waitForClose` resolves only after it closes. */
  slideIn?: boolean | { waitForClose: boolean }
}

export type CommonOptions = {
  clients: Clients
  scope: Scope
  appId: string
  dialogs: Dialogs
  navigation: Navigation
  notify(notice: Notice): void
  /** Open editors adopt entries that an app's request changed. */
  onWritten(scope: Scope, entry: EntryProps): void
  /** Receives only ids: a bulk action does not return new versions. */
  onPublishedInBulk(scope: Scope, ids: readonly string[]): void
}

export function commonMethods(options: CommonOptions): Handlers {
  const { clients, scope, appId, dialogs, navigation, notify } = options
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: App SDK’s own name
    CMAAdapterCall: (request) => adapterCall(options, request),
    checkAccess: (action) => personOf(clients.config).mayPublish || !isPublication(String(action)),
    checkAppConfigAccess: () => true,
    notify: (notice) => notify(notice as Notice),
    openDialog: (type, request) => dialogs.openForApp({ type: String(type), request, scope, appId }),
    async navigateToContentEntity(request) {
      const { entityType, id, contentTypeId, spaceId, slideIn } = request as NavigateRequest
      const target = { ...scope, ...(spaceId ? { spaceId } : {}) }
      const entityId = id ?? (await create(clients, target, contentTypeId))
      const opened = await navigation.openEntity({ type: entityType, id: entityId, scope: target, slideIn })
      return { navigated: true, ...opened }
    },
    navigateToBulkEditor(request) {
      const { entryId } = request as { entryId: string }
      return navigation
        .openEntity({ type: 'Entry', id: entryId, scope, slideIn: true })
        .then(({ slide }) => ({ navigated: true, slide }))
    },
    navigateToPage(request) {
      const { id = appId, path = '/' } = isObject(request) ? (request as { id?: string; path?: string }) : {}
      navigation.openPage({ app: id, path })
      return { navigated: true, path }
    },
    navigateToAppConfig: () => navigation.openAppConfig(appId),
    navigateToSpaceEnvRoute: (request) =>
      navigation.openList((request as { route?: string }).route === 'assets' ? 'assets' : 'entries'),
    setHeight: () => undefined,
    setActive: () => undefined,
  }
}

const isPublication = (action: string) => ['publish', 'unpublish', 'archive', 'unarchive'].includes(action)

type NavigateRequest = {
  entityType: 'Entry' | 'Asset'
  id: string | null
  contentTypeId?: string
  slideIn?: EntityTarget['slideIn']
  /** Not in the App SDK: the other space, if an app passes it. */
  spaceId?: string
}

async function create({ cma }: Clients, scope: Scope, contentTypeId: string | undefined): Promise<string> {
  const created = contentTypeId
    ? await cma.entry.create({ ...scope, contentTypeId }, { fields: {} })
    : await cma.asset.create(scope, { fields: {} as never }) // a file can only be added later
  return created.sys.id
}

function publishedBy({ sys, payload }: BulkActionProps): string[] {
  const items: { sys: { id: string } }[] = payload && 'entities' in payload ? payload.entities.items : []
  return sys.status === 'succeeded' ? items.map((link) => link.sys.id) : []
}

type AdapterRequest = {
  entityType?: string
  action?: string
  params?: { spaceId?: string; environmentId?: string }
}

/** Has the person's rights, and uses the app's space unless it names another. */
async function adapterCall(options: CommonOptions, request: unknown) {
  const { clients, scope, onWritten, onPublishedInBulk } = options
  const { entityType, action = '', params } = request as AdapterRequest
  const filled = { ...(request as object), params: { ...scope, ...params } }
  const result = await clients.run(filled)
  const isWritten =
    entityType === 'Entry' && !action.startsWith('get') && isObject(result) && 'fields' in result
  // All these requests return an entry.
  if (isWritten) onWritten(filled.params, result as EntryProps)
  if (entityType === 'BulkAction') onPublishedInBulk(filled.params, publishedBy(result as BulkActionProps))
  return result
}

export function entryMethods(session: EntrySession): Handlers {
  const change = (field: unknown, locale: unknown, value: unknown) =>
    session.setValue({ field: String(field), locale: String(locale), value })
  return {
    setValue(field, locale, value) {
      change(field, locale, value)
      return value
    },
    removeValue: (field, locale) => change(field, locale, undefined),
    // Contentful only draws a red bar, and only for a field app; this editor also tells it in the header.
    setInvalid: (isInvalid) => session.markInvalid(isInvalid === true),
    callEntryMethod: (method) => callEntryMethod(session, String(method)),
  }
}

async function callEntryMethod(session: EntrySession, method: string) {
  if (method === 'getTasks') return { items: [], total: 0, skip: 0, limit: 100 }
  if (method === 'save') await session.save()
  else if (method === 'publish' || method === 'unpublish') await session.run(method)
  else throw new Error(`This host has no ${method}.`)
  const { phase, problem } = session.state()
  if (problem?.during === method || phase === 'failed')
    throw new Error(problem?.message ?? 'The entry was changed in another place at the same time.')
}

/** Returns a function that stops. */
export function forwardEntryEvents(session: EntrySession, channel: Channel) {
  return session.observe((event) => {
    if (event.kind === 'value') channel.send('valueChanged', [event.field, event.locale, event.value])
    if (event.kind === 'sys') channel.send('sysChanged', [session.state().entry.sys])
  })
}
