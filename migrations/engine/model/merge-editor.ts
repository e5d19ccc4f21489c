import { isSame } from '@association/services/management/index.ts'
import type { EditorSpec } from '../specs/space-model.ts'
import { editorParts } from '../specs/tidy.ts'

type EditorVersions = { live?: EditorSpec; before?: EditorSpec; after?: EditorSpec }

/** Parts that the change does not alter stay as in the space, as do items of apps in altered parts. */
export function mergeEditor({ live = {}, before = {}, after = {} }: EditorVersions): EditorSpec {
  return Object.fromEntries(
    editorParts.map((part) => {
      if (after[part] === undefined || isSame(before[part], after[part])) return [part, live[part]]
      return [part, [...after[part], ...appItems(live[part], [...(before[part] ?? []), ...after[part]])]]
    }),
  )
}

export const appItems = (items: readonly unknown[] = [], known: readonly unknown[] = []) =>
  items.filter((item) => isApps(item) && !known.some((other) => widgetOf(other) === widgetOf(item)))

const isApps = (item: unknown) => widgetOf(item)?.startsWith('app:') ?? false

function widgetOf(item: unknown): string | undefined {
  const { widgetNamespace, widgetId } = (item ?? {}) as { widgetNamespace?: unknown; widgetId?: unknown }
  return widgetId === undefined ? undefined : `${widgetNamespace}:${widgetId}`
}
