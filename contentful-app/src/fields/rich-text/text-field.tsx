import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { inTime, loadingMs } from '../../base/in-time.ts'
import { ReadingText } from './reading-text.tsx'
import styles from './rich-text.module.css'
import type { TextEditor } from './text-editor.tsx'

type Props = ComponentProps<typeof TextEditor>
type Loading = { phase: 'loading' } | { phase: 'failed' } | { phase: 'loaded'; Editor: typeof TextEditor }

/** Loads the editor when the browser is idle or the text gets focus. */
export function TextField(props: Props) {
  const { source, label, attributes, isSmall } = props
  const wasFocused = useRef(false)
  const [loading, setLoading] = useState<Loading>(() => {
    const Editor = loadedEditor()
    return Editor ? { phase: 'loaded', Editor } : { phase: 'loading' }
  })
  const load = useCallback(
    () =>
      loadEditor().then(
        (Editor) => {
          wasFocused.current = document.activeElement?.id === attributes.id
          setLoading({ phase: 'loaded', Editor })
        },
        () => setLoading({ phase: 'failed' }),
      ),
    [attributes.id],
  )
  const isWaiting = loading.phase === 'loading'
  useEffect(() => (isWaiting ? whenIdle(() => void load()) : undefined), [isWaiting, load])
  useEffect(() => {
    if (loading.phase === 'loaded' && wasFocused.current)
      document.getElementById(attributes.id ?? '')?.focus()
  }, [loading, attributes.id])
  if (loading.phase === 'loaded') return <loading.Editor {...props} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text inside is what people focus
    <div className={styles.box} data-small={isSmall} onFocus={() => void load()}>
      <div className={`${styles.toolbar} ${styles.waitingBar}`} />
      <ReadingText text={source.get()} attributes={{ 'aria-label': label, ...attributes }} />
      {loading.phase === 'failed' && (
        <p className={styles.failed} role="alert">
          The editor of this text could not be loaded. Check your connection.{' '}
          <button type="button" onClick={() => setLoading({ phase: 'loading' })}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}

let loaded: typeof TextEditor | undefined
let request: Promise<typeof TextEditor> | undefined

const loadedEditor = () => loaded

/** After a failure, the next call retries. */
function loadEditor(): Promise<typeof TextEditor> {
  request ??= inTime(import('./text-editor.tsx'), loadingMs).then(
    (module) => {
      loaded = module.TextEditor
      return loaded
    },
    (error) => {
      request = undefined
      throw error
    },
  )
  return request
}

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 1500 })
  return () => cancelIdleCallback(handle)
}
