/**
 * Written into every frame before its own scripts run. It notes when a field's text changes under a key (`typed`),
 * and when a changed text stands on the screen (`painted`), in milliseconds of the wall clock.
 */
export function record({ input, output }: { input: string; output: string }) {
  const now = () => performance.timeOrigin + performance.now()
  const log: { typed: Moment[]; painted: Moment[] } = { typed: [], painted: [] }
  Object.assign(window, { benchLog: log })

  window.addEventListener(
    'input',
    ({ target }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isField && target.labels?.[0]?.textContent?.startsWith(input))
        log.typed.push({ text: target.value, at: now() })
    },
    { capture: true },
  )

  let shown = ''
  const look = () => {
    const text = document.querySelector(output)?.textContent ?? ''
    if (text === shown) return
    shown = text
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => log.painted.push({ text, at: now() })
      channel.port2.postMessage(undefined)
    })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

export type Moment = { text: string; at: number }

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
