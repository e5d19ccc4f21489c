import { inTime } from '../../base/in-time.ts'

type Editor = typeof import('./text-editor.tsx')['TextEditor']

const patienceMs = 15_000
let loaded: Editor | undefined
let loading: Promise<Editor> | undefined

/** The editor if it is here already, so that a second text opens at once. */
export const loadedEditor = () => loaded

/** Loads the editor once for all texts. After a failure, the next call tries again. */
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

/** Calls back when the browser has nothing else to do. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 1500 })
  return () => cancelIdleCallback(handle)
}
