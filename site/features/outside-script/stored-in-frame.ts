import { memoryCode } from './memory.ts'

/**
 * Storage throws in a sandboxed frame, so the frame gets a memory. The page passes cookies in `window.name`; the frame
 * reports changes, and the page keeps or deletes them.
 */
export const storedInFrame = `
  const given = JSON.parse(window.name || '{}')
  const cookies = new Map(Object.entries(given.cookies ?? {}))
  const tell = (message) => parent.postMessage(message, location.origin)
  ${memoryCode}
  const isOver = (attributes) => attributes.some((attribute) => {
    const [name, value] = attribute.trim().split('=')
    if (/^max-age$/i.test(name)) return Number(value) <= 0
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now()
  })
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => name + '=' + value).join('; '),
    set(text) {
      const [pair, ...attributes] = String(text).split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at).trim()
      if (isOver(attributes)) cookies.delete(name)
      else cookies.set(name, pair.slice(at + 1).trim())
      if (given.isKeeping) tell({ event: 'cookies', payload: Object.fromEntries(cookies) })
    },
  })
  Object.defineProperty(window, 'localStorage', { value: memory() })
  Object.defineProperty(window, 'sessionStorage', { value: memory() })
  // After the load event, so that a provider that hangs does not delay that of the page around the frame.
  const load = ({ id, failed }) => addEventListener('load', () => {
    const script = document.createElement('script')
    if (id) script.id = id
    script.onerror = failed
    script.src = document.body.dataset.provider
    document.head.append(script)
  })
`
