import type { EditorInterfaceProps } from 'contentful-management'

type InstanceParameters = Record<string, string | number | boolean>
type Widget = {
  widgetNamespace: string
  widgetId: string
  settings?: InstanceParameters
  disabled?: boolean
}
type WidgetPlace = { position?: number; settings?: InstanceParameters }

/** For one content type. */
export type TargetState = {
  controls?: { fieldId: string; settings?: InstanceParameters }[]
  sidebar?: WidgetPlace
  editors?: WidgetPlace
  /** The older name of `editors`. */
  editor?: boolean
}

export function withApp(
  before: EditorInterfaceProps,
  appId: string,
  target: TargetState,
): EditorInterfaceProps {
  const app = { widgetNamespace: 'app', widgetId: appId }
  const place = (widgets: Widget[] | undefined, wanted: WidgetPlace | undefined, standard: Widget[]) => {
    const others = (widgets ?? standard).filter((widget) => !isApp(widget, appId))
    if (!wanted) return widgets && others
    return others.toSpliced(wanted.position ?? others.length, 0, {
      ...app,
      ...(wanted.settings ? { settings: wanted.settings } : {}),
    })
  }
  const wantedControls = new Map(target.controls?.map((control) => [control.fieldId, control]))
  return {
    ...before,
    controls: before.controls?.map((control) => {
      const wanted = wantedControls.get(control.fieldId)
      if (wanted) return { ...control, ...app, settings: wanted.settings }
      return isApp(control, appId) ? { fieldId: control.fieldId } : control
    }),
    sidebar: place(before.sidebar, target.sidebar, standardSidebar),
    editors: place(before.editors, target.editors ?? (target.editor ? { position: 0 } : undefined), []),
  }
}

export function stateOf(editorInterface: EditorInterfaceProps, appId: string): TargetState | undefined {
  const find = (widgets: Widget[] = []) => {
    const position = widgets.findIndex((widget) => isApp(widget, appId))
    return position < 0 ? undefined : { position, settings: widgets[position]?.settings }
  }
  const controls = (editorInterface.controls ?? [])
    .filter((control) => isApp(control, appId))
    .map(({ fieldId, settings }) => ({ fieldId, settings }))
  const sidebar = find(editorInterface.sidebar)
  const editors = find(editorInterface.editors)
  if (controls.length === 0 && !sidebar && !editors) return undefined
  return {
    ...(controls.length > 0 ? { controls } : {}),
    ...(sidebar && { sidebar }),
    ...(editors && { editors }),
  }
}

export const standardSidebar: Widget[] = [
  'publication-widget',
  'content-preview-widget',
  'incoming-links-widget',
].map((widgetId) => ({ widgetNamespace: 'sidebar-builtin', widgetId }))

const isApp = (widget: { widgetNamespace?: string; widgetId?: string }, appId: string) =>
  widget.widgetNamespace === 'app' && widget.widgetId === appId
