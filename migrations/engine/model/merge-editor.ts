import { isSame } from '@association/services/management/index.ts'
import type { EditorSpec } from '../specs/space-model.ts'
import { editorParts } from '../specs/tidy.ts'

type Versions = { live?: EditorSpec; before?: EditorSpec; after?: EditorSpec }

/**
 * The editor after a change: a part that it does not alter stays as it is in the space, and what an app put into one
 * that it does alter stays there too.
 */
export function mergeEditor({ live = {}, before = {}, after = {} }: Versions): EditorSpec {
  return Object.fromEntries(
    editorParts.map((part) => {
      if (after[part] === undefined || isSame(before[part], after[part])) return [part, live[part]]
      return [part, [...after[part], ...appItems(live[part], [...(before[part] ?? []), ...after[part]])]]
    }),
  )
}

/** What apps brought into a part of an editor, and nothing that is known names. */
export const appItems = (items: readonly unknown[] = [], known: readonly unknown[] = []) =>
  items.filter((item) => isApps(item) && !known.some((other) => widgetOf(other) === widgetOf(item)))

const isApps = (item: unknown) => widgetOf(item)?.startsWith('app:') ?? false

function widgetOf(item: unknown): string | undefined {
  const { widgetNamespace, widgetId } = (item ?? {}) as { widgetNamespace?: unknown; widgetId?: unknown }
  return widgetId === undefined ? undefined : `${widgetNamespace}:${widgetId}`
}
