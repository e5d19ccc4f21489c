import type { EditorInterfaceProps } from 'contentful-management'
import { expect, test } from 'vitest'
import { editorTabs, sidebarWidgets } from './editor-tabs.ts'

const app = {
  id: 'the-app',
  name: 'The app',
  src: 'http://app',
  locations: ['entry-editor', 'entry-sidebar'],
  isInstalled: true,
  parameters: {},
}
const here = { widgetNamespace: 'app', widgetId: 'the-app' }
const editors = (...widgets: object[]) => ({ editors: widgets }) as unknown as EditorInterfaceProps
const namesOf = (...args: Parameters<typeof editorTabs>) => editorTabs(...args).map(({ name }) => name)

test('without an app there are only our own fields', () => {
  expect(namesOf(undefined, [app])).toEqual(['Editor'])
})

test('puts the tab of an editor app before the tab of the standard fields', () => {
  expect(namesOf(editors(here), [app])).toEqual(['The app', 'Editor'])
})

test('the editor interface may hide our own fields', () => {
  const standard = { widgetNamespace: 'editor-builtin', widgetId: 'default-editor', disabled: true }
  expect(namesOf(editors(standard, here), [app])).toEqual(['The app'])
})

test('an app that is not installed shows nowhere', () => {
  const apps = [{ ...app, isInstalled: false }]
  expect(namesOf(editors(here), apps)).toEqual(['Editor'])
  expect(sidebarWidgets({ sidebar: [here] } as unknown as EditorInterfaceProps, apps)).toEqual([])
})

test('the sidebar keeps its order', () => {
  const preview = { widgetNamespace: 'sidebar-builtin', widgetId: 'content-preview-widget' }
  const editorInterface = { sidebar: [here, preview] } as unknown as EditorInterfaceProps
  expect(sidebarWidgets(editorInterface, [app]).map(({ id }) => id)).toEqual([
    'the-app',
    'content-preview-widget',
  ])
})
