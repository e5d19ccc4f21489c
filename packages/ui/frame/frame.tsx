import type { CSSProperties, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import type { FrameOptions } from './enhance.ts'
import styles from './frame.module.css'
import { FrameIsland } from './frame-island.tsx'
import { messages } from './messages.ts'

type Props = FrameOptions & {
  /** Pixels that are kept free for it, so that nothing moves when it appears. */
  height: number
  /** What to do without it: a link to its own page. It shows until the frame does, and without JavaScript. */
  children: ReactNode
}

/**
 * The place of a frame of an outside service. Nothing is asked of the service before the place comes near the window
 * or somebody uses it; a service that does not answer is told, with another try and another way.
 */
export function Frame({ height, children, ...options }: Props) {
  return (
    <FrameIsland options={options} className={styles.frame}>
      <div
        className={styles.place}
        style={{ '--height': `${height}px` } as CSSProperties}
        data-frame={options.src}
        tabIndex={-1}
      />
      <div className={`on-light ${styles.cover}`}>
        <div className={styles.loading} data-part="loading">
          <Spinner message={messages.loading(options.title)} />
        </div>
        <p role="status" className={styles.status} />
        <button type="button" className={styles.retry}>
          {messages.retry}
        </button>
        <div className={styles.instead}>{children}</div>
      </div>
    </FrameIsland>
  )
}
