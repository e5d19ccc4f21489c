/**
 * Stock Contentful delays messages: field editors wait for 300 ms without typing, and the SDK's hook for another 100
 * ms. This script in the frame of the pane imitates both.
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
