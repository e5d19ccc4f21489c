import { Button } from '@contentful/f36-components'
import { useEffect, useState } from 'react'
import type { Bridge } from '../bridge/bridge.ts'
import styles from '../preview.module.css'

type Props = {
  bridge: Bridge
  url: string
  window: Window
  isLive: boolean
  onBringBack(): void
}

/** The window may not report its width. This width identifies its scroll position. */
const widthOfWindow = 0
/** Milliseconds until the preview in the window should connect. */
const patienceMs = 12_000

export function PopOutFrame({ bridge, url, window: opened, isLive, onBringBack }: Props) {
  const isLate = useLate(isLive)
  useEffect(() => {
    const remove = bridge.add({ contentWindow: opened, width: () => widthOfWindow })
    opened.location.replace(url)
    return remove
  }, [bridge, opened, url])
  return (
    <div className={styles.out} role="status">
      <p>{isLate ? apart : 'The preview is in its own window. It follows what you write and select here.'}</p>
      <div className={styles.outActions}>
        <Button size="small" onClick={() => opened.focus()}>
          Show the window
        </Button>
        <Button size="small" variant="primary" onClick={onBringBack}>
          Bring it back
        </Button>
      </div>
    </div>
  )
}

const apart =
  'The window does not follow the editor. The browser may keep the two apart. Bring the preview back, or open it again.'

function useLate(isLive: boolean) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (isLive) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isLive])
  return isLate
}
