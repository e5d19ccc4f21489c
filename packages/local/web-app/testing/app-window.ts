import { vi } from 'vitest'

/**
 * Provides the App SDK's globals without a browser. Import the App SDK afterwards: it listens from its import on.
 * `vi.unstubAllGlobals()` removes the window.
 */
export function openAppWindow(origin: string) {
  const inner = new EventTarget()
  const host = new EventTarget()
  const source = {
    postMessage(data: unknown, targetOrigin: string) {
      if (targetOrigin !== origin) return
      queueMicrotask(() =>
        inner.dispatchEvent(message({ data: structuredClone(data), origin: 'http://host' })),
      )
    },
  }
  const parent = {
    postMessage: (data: unknown) =>
      queueMicrotask(() => host.dispatchEvent(message({ data: structuredClone(data), origin, source }))),
  }
  stubGlobals({
    window: globalThis,
    document: new EventTarget(),
    location: new URL(`${origin}/`),
    parent,
    addEventListener: inner.addEventListener.bind(inner),
    removeEventListener: inner.removeEventListener.bind(inner),
  })
  return {
    // The host only listens on its window, and posts to the app's.
    host: host as Window,
    frame: () => source as unknown as Window,
    forge: (fields: { data: unknown; origin: string; source: unknown }) =>
      host.dispatchEvent(message(fields)),
  }
}

const stubGlobals = (values: object) => {
  for (const [name, value] of Object.entries(values)) vi.stubGlobal(name, value)
}

const message = (fields: object) => Object.assign(new Event('message'), fields)
