/**
 * What stock Contentful adds: its field editors wait until nobody has typed for 300 ms, and the hook of its SDK for
 * another 100 ms. Written into the frame of the pane, it holds its messages back as long.
 */
export function holdBack({ editorMs, hookMs }: { editorMs: number; hookMs: number }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  window.addEventListener(
    'message',
    (event) => {
      if (event.data?.method !== 'ENTRY_UPDATED' || !event.isTrusted) return
      event.stopImmediatePropagation()
      clearTimeout(timer)
      const { data, origin, source } = event
      timer = setTimeout(
        () => window.dispatchEvent(new MessageEvent('message', { data, origin, source })),
        editorMs + hookMs,
      )
    },
    { capture: true },
  )
}
