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
  let unsubscribe = subscribe(preview)
  // The pane sends entries that are open in Contentful's own editor. What our app or a colleague saves below the page is
  // read here, and then the pane goes on from that: each of its messages holds the whole page.
  const stopWatching = preview.watch({
    isRootSent: true,
    onRead() {
      unsubscribe()
      unsubscribe = subscribe(preview)
    },
  })
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
      stopWatching()
      unsubscribe()
      window.removeEventListener('message', refuse, { capture: true })
    },
  }
}

function subscribe({ settings: { locale }, tree, replace }: Preview): () => void {
  const data = tree()
  return data ? ContentfulLivePreview.subscribe('edit', { data, locale, callback: replace }) : () => {}
}

/** The SDK believes everyone who knows its vocabulary; so whoever is not the editor is not heard. */
function refuseStrangers(event: MessageEvent, webAppOrigin: string) {
  const isEditors = event.data?.source === LIVE_PREVIEW_EDITOR_SOURCE
  const isEditor = event.origin === webAppOrigin && event.source === window.top
  if (isEditors && !isEditor) event.stopImmediatePropagation()
}
