import { ContentfulLivePreview, LIVE_PREVIEW_EDITOR_SOURCE } from '@contentful/live-preview'
import type { Connection, Preview } from './connection.ts'

/**
 * Talks to Contentful's live preview pane through its SDK. `subscribe` is used directly, because the SDK's React hook
 * waits until nobody has typed for 100 ms.
 */
export function connectPane(preview: Preview): Connection {
  const { webAppOrigin, locale, environment, ids } = preview.settings
  const refuse = (event: MessageEvent) => refuseStrangers(event, webAppOrigin)
  window.addEventListener('message', refuse, { capture: true })
  void ContentfulLivePreview.init({ locale, environment, targetOrigin: webAppOrigin })
  const data = preview.tree()
  const unsubscribe = data
    ? ContentfulLivePreview.subscribe('edit', { data, locale, callback: preview.replace })
    : () => {}
  return {
    clicked: ({ space, entry, field }) =>
      ContentfulLivePreview.openEntryInEditor({
        entryId: entry,
        fieldId: field,
        space: ids[space],
        environment,
        locale,
      }),
    problems() {},
    close() {
      unsubscribe()
      window.removeEventListener('message', refuse, { capture: true })
    },
  }
}

/** The SDK believes everyone who knows its vocabulary; so whoever is not the editor is not heard. */
function refuseStrangers(event: MessageEvent, webAppOrigin: string) {
  const isEditors = event.data?.source === LIVE_PREVIEW_EDITOR_SOURCE
  const isEditor = event.origin === webAppOrigin && event.source === window.top
  if (isEditors && !isEditor) event.stopImmediatePropagation()
}
