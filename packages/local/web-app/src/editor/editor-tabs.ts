import type { EditorInterfaceProps } from 'contentful-management'
import type { App } from '../contentful/space-model.ts'
import { standardSidebar } from '../host/install.ts'

/** An app replaces the standard fields. */
type EditorTab = { id: string; name: string; app?: App; settings?: Record<string, unknown> }

/** Follows the editor interface; an unlisted standard editor comes last. */
export function editorTabs(
  editorInterface: EditorInterfaceProps | undefined,
  apps: readonly App[],
): EditorTab[] {
  const editors = editorInterface?.editors ?? []
  const isNamed = editors.some(({ widgetId }) => widgetId === 'default-editor')
  const tabs = editors.flatMap((editor): EditorTab[] => {
    if (editor.disabled) return []
    if (editor.widgetId === 'default-editor') return [standardTab]
    const app = appAt(apps, editor, 'entry-editor')
    return app ? [{ id: app.id, name: app.name, app, settings: editor.settings }] : []
  })
  return isNamed && tabs.length > 0 ? tabs : [...tabs, standardTab]
}

export const standardTab: EditorTab = { id: 'default-editor', name: 'Editor' }

export type SidebarWidget = { id: string; app?: App; settings?: Record<string, unknown> }

export function sidebarWidgets(
  editorInterface: EditorInterfaceProps | undefined,
  apps: readonly App[],
): SidebarWidget[] {
  return (editorInterface?.sidebar ?? standardSidebar).flatMap((widget): SidebarWidget[] => {
    if (widget.disabled) return []
    if (widget.widgetNamespace === 'sidebar-builtin') return [{ id: widget.widgetId }]
    const app = appAt(apps, widget, 'entry-sidebar')
    return app ? [{ id: app.id, app, settings: widget.settings }] : []
  })
}

function appAt(
  apps: readonly App[],
  widget: { widgetNamespace: string; widgetId: string },
  location: string,
) {
  if (widget.widgetNamespace !== 'app') return undefined
  return apps.find(
    ({ id, isInstalled, locations }) => id === widget.widgetId && isInstalled && locations.includes(location),
  )
}
