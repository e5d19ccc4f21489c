import { afterAll, beforeAll, expect, test } from 'vitest'
import { scope, startSpace } from '../../testing/space.ts'
import { loadSpaceModel } from '../contentful/space-model.ts'
import { currentState, install } from './installation.ts'

let space: Awaited<ReturnType<typeof startSpace>>
beforeAll(async () => {
  space = await startSpace()
})
afterAll(() => space.close())

const appId = 'association-app'
const model = () => loadSpaceModel(space.clients, scope)
const put = async (targetState?: object) =>
  install(space.clients.cma, await model(), {
    appId,
    wanted: { parameters: { siteUrl: 'http://site' }, targetState },
  })

test('installs an app with its parameters at the positions of its target state', async () => {
  const target = { sidebar: { position: 0 }, editors: { position: 0 }, controls: [{ fieldId: 'by' }] }
  await put({ EditorInterface: { quote: target } })
  const { editorInterfaces, apps } = await model()
  expect(apps.find(({ id }) => id === appId)?.parameters).toEqual({ siteUrl: 'http://site' })
  const quote = editorInterfaces.get('quote')
  expect(quote?.sidebar?.map(({ widgetId }) => widgetId)).toEqual([
    appId,
    'publication-widget',
    'content-preview-widget',
    'incoming-links-widget',
  ])
  expect(quote?.editors).toEqual([{ widgetNamespace: 'app', widgetId: appId }])
  expect(quote?.controls?.find(({ fieldId }) => fieldId === 'by')).toMatchObject({ widgetId: appId })
  expect(editorInterfaces.get('list')?.sidebar).toBeUndefined()
})

test('tells an app its current positions', async () => {
  expect(currentState(await model(), appId)).toEqual({
    EditorInterface: {
      quote: {
        controls: [{ fieldId: 'by', settings: undefined }],
        sidebar: { position: 0, settings: undefined },
        editors: { position: 0, settings: undefined },
      },
    },
  })
})

test('an app that only saves its parameters stays where it is', async () => {
  await put()
  expect(Object.keys(currentState(await model(), appId).EditorInterface)).toEqual(['quote'])
})

test('an app leaves the places that it no longer wants', async () => {
  await put({ EditorInterface: { list: { sidebar: { position: 9 } } } })
  const after = await model()
  expect(Object.keys(currentState(after, appId).EditorInterface)).toEqual(['list'])
  expect(after.editorInterfaces.get('list')?.sidebar?.at(-1)?.widgetId).toBe(appId)
})
