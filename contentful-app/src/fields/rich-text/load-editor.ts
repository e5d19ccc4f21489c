import { inTime } from '../../base/in-time.ts'

type Editor = typeof import('./text-editor.tsx')['TextEditor']

const patienceMs = 15_000
let loaded: Editor | undefined
let loading: Promise<Editor> | undefined

/** Returns the editor if it is loaded, so that a second text opens at once. */
export const loadedEditor = () => loaded

/** Loads the editor once. Retries on the next call after a failure. */
export function loadEditor(): Promise<Editor> {
  loading ??= inTime(import('./text-editor.tsx'), patienceMs).then(
    (module) => {
      loaded = module.TextEditor
      return loaded
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 1500 })
  return () => cancelIdleCallback(handle)
}
