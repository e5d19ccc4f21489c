import { contentTypes } from '@association/content/content-types'
import type { AppState, ConfigAppSDK } from '@contentful/app-sdk'

/** Puts the widget and the editor first on every content type of the model that this space has. */
export async function targetState({ cma }: Pick<ConfigAppSDK, 'cma'>): Promise<AppState> {
  const { items } = await cma.contentType.getMany({ query: { limit: 1000 } })
  return targetStateFor(items.map(({ sys }) => sys.id))
}

export function targetStateFor(existing: readonly string[]): AppState {
  const ours = contentTypes.filter(({ id }) => existing.includes(id))
  return {
    EditorInterface: Object.fromEntries(
      ours.map(({ id }) => [id, { sidebar: { position: 0 }, editors: { position: 0 } }]),
    ),
  }
}
