import { ContentfulLivePreview, LIVE_PREVIEW_EDITOR_SOURCE } from '@contentful/live-preview'
import type { Connection, Preview } from './connection.ts'

/** The SDK's React hook waits for 100 ms without typing, unlike `subscribe`. */
export function connectPane(preview: Preview): Connection {
  const { webAppOrigin, locale, environment, ids } = preview.settings
  const refuse = (event: MessageEvent) => refuseStrangers(event, webAppOrigin)
  window.addEventListener('message', refuse, { capture: true })
  void ContentfulLivePreview.init({ locale, environment, targetOrigin: webAppOrigin })
  let unsubscribe = subscribe(preview)
  // The pane only sends entries open in Contentful's editor. The watch reads other saves and updates the pane's base,
  // because each pane message holds the whole page.
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

/** The SDK accepts messages from any origin, so others are stopped here. */
function refuseStrangers(event: MessageEvent, webAppOrigin: string) {
  const isEditors = event.data?.source === LIVE_PREVIEW_EDITOR_SOURCE
  const isEditor = event.origin === webAppOrigin && event.source === window.top
  if (isEditors && !isEditor) event.stopImmediatePropagation()
}
