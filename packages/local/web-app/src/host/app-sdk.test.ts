import type { EditorAppSDK } from '@contentful/app-sdk'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openAppWindow } from '../../testing/app-window.ts'
import { scope, startSpace, until } from '../../testing/space.ts'
import type { WebAppConfig } from '../config/web-app-config.ts'
import { entryGateway } from '../session/entry-gateway.ts'
import { createEntrySession, type EntrySession } from '../session/entry-session.ts'
import { openChannel } from './channel.ts'
import { connectData } from './connect-data.ts'
import { createDialogs } from './dialogs.ts'
import { commonMethods, entryMethods, forwardEntryEvents } from './methods.ts'

const origin = 'http://app'
const went: unknown[] = []
const noticed: unknown[] = []
const dialogs = createDialogs()
let sdk: EditorAppSDK
let session: EntrySession
let forge: ReturnType<typeof openAppWindow>['forge']
let close: () => Promise<void>

beforeAll(async () => {
  const space = await startSpace()
  close = space.close
  const { cma } = space.clients
  const entry = await space.create('q', 'quote', { name: 'A quote', by: 'Somebody' })
  const contentType = await cma.contentType.get({ ...scope, contentTypeId: 'quote' })
  const gateway = entryGateway(space.clients, { ...scope, entryId: 'q' })
  session = createEntrySession({ entry, contentType, gateway, delayMs: 20 })
  const editorInterface = await cma.editorInterface.get({ ...scope, contentTypeId: 'quote' })
  const app = openAppWindow(origin)
  forge = app.forge
  const channel = openChannel({
    ...app,
    origin,
    connect: () =>
      connectData({
        config: space.clients.config as WebAppConfig,
        scope,
        location: 'entry-editor',
        app: { id: 'the-app', parameters: { siteUrl: 'http://site' } },
        contentTypes: [contentType],
        editing: { session, editorInterface },
      }),
    handlers: () => ({
      ...commonMethods({
        clients: space.clients,
        scope,
        appId: 'the-app',
        dialogs,
        navigation: {
          openEntity: async (target) => {
            went.push(target)
            return {}
          },
          openPage: (target) => void went.push(target),
          openAppConfig: (id) => void went.push(id),
          openList: (route) => void went.push(route),
        },
        notify: (notice) => void noticed.push(notice),
        onWritten: (_, written) => session.receive(written),
        onPublishedInBulk: () => {},
      }),
      ...entryMethods(session),
    }),
  })
  forwardEntryEvents(session, channel)
  const { init } = await import('@contentful/app-sdk')
  sdk = await new Promise((resolve) => init<EditorAppSDK>(resolve, { supressIframeWarning: true }))
})
afterAll(() => {
  vi.unstubAllGlobals()
  return close()
})

test('an app knows its location, ids, parameters and field values', () => {
  expect(sdk.location.is('entry-editor')).toBe(true)
  expect(sdk.ids).toMatchObject({ app: 'the-app', space: 'association', entry: 'q', contentType: 'quote' })
  expect(sdk.parameters.installation).toEqual({ siteUrl: 'http://site' })
  expect(sdk.entry.fields.name?.getValue()).toBe('A quote')
  expect(sdk.entry.fields.width?.getValue()).toBeUndefined()
  expect(sdk.editor.editorInterface.controls).toHaveLength(3)
})

test('a value that an app sets is in the editor at once, and is saved', async () => {
  await sdk.entry.fields.by?.setValue('The app')
  expect(session.state().fields.by).toEqual({ 'en-US': 'The app' })
  await until(() => session.state().phase === 'saved', 'the value is saved')
  expect(sdk.entry.getSys().version).toBe(2)
})

test('the app receives a value that another editor sets', async () => {
  const seen: unknown[] = []
  const stop = sdk.entry.fields.by?.onValueChanged((value) => seen.push(value))
  session.setValue({ field: 'by', locale: 'en-US', value: 'Elsewhere' })
  await until(() => seen.includes('Elsewhere'), 'the app sees it')
  expect(sdk.entry.fields.by?.getValue()).toBe('Elsewhere')
  stop?.()
})

test('an app empties a field', async () => {
  await sdk.entry.fields.by?.removeValue()
  expect(session.state().fields.by).toBeUndefined()
  await sdk.entry.save()
  expect(session.state().phase).toBe('saved')
})

test('an app can publish, and learns why a publication fails', async () => {
  await sdk.entry.fields.width?.setValue(12)
  await expect(sdk.entry.publish()).rejects.toMatchObject({
    message: 'Some fields have problems. Fix them first.',
  })
  await sdk.entry.fields.width?.setValue(5)
  await sdk.entry.publish()
  expect(sdk.entry.getSys().publishedVersion).toBeGreaterThan(0)
})

test('an app uses the Management API through its host', async () => {
  const entry = await sdk.cma.entry.get({ entryId: 'q' })
  expect(entry.fields.width).toEqual({ 'en-US': 5 })
  await expect(sdk.cma.entry.get({ entryId: 'none' })).rejects.toMatchObject({
    code: 'NotFound',
    status: 404,
  })
})

test('an entry that an app writes past its editor is taken over', async () => {
  const entry = await sdk.cma.entry.get({ entryId: 'q' })
  await sdk.cma.entry.update(
    { entryId: 'q' },
    { ...entry, fields: { ...entry.fields, by: { 'en-US': 'Past' } } },
  )
  expect(session.state().fields.by).toEqual({ 'en-US': 'Past' })
  expect(sdk.entry.fields.by?.getValue()).toBe('Past')
})

test('a dialog answers the app that opened it', async () => {
  const answer = sdk.dialogs.openCurrentApp({ title: 'Large', parameters: { view: 'phone' } })
  await until(() => dialogs.list().length === 1, 'the dialog opens')
  const [dialog] = dialogs.list()
  expect(dialog?.request).toMatchObject({ kind: 'app', app: 'the-app', parameters: { view: 'phone' } })
  dialog?.close('done')
  expect(await answer).toBe('done')
})

test('an app lets a person choose entries', async () => {
  const answer = sdk.dialogs.selectMultipleEntries({ contentTypes: ['quote'], max: 2 })
  await until(() => dialogs.list().length === 1, 'the dialog opens')
  expect(dialogs.list()[0]?.request).toMatchObject({
    kind: 'select',
    entityType: 'Entry',
    isMany: true,
    contentTypes: ['quote'],
    max: 2,
  })
  dialogs.list()[0]?.close(null)
  expect(await answer).toBeNull()
})

test('an app leads elsewhere', async () => {
  await sdk.navigator.openEntry('other', { slideIn: true })
  await sdk.navigator.openCurrentAppPage({ path: '/problems' })
  await sdk.navigator.openAppConfig()
  await sdk.navigator.openAssetsList()
  expect(went).toEqual([
    { type: 'Entry', id: 'other', scope, slideIn: true },
    { app: 'the-app', path: '/problems' },
    'the-app',
    'assets',
  ])
})

test('an app shows a message', async () => {
  sdk.notifier.warning('Careful')
  await until(() => noticed.length === 1, 'it is shown')
  expect(noticed).toEqual([{ type: 'warning', message: 'Careful' }])
})

test('ignores messages from another origin or window', async () => {
  const before = session.state()
  const data = { source: 'x', id: 1, method: 'setValue', params: ['by', 'en-US', 'Forged'] }
  forge({ data, origin: 'http://app.evil', source: null })
  forge({ data, origin, source: {} })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(session.state()).toBe(before)
})
