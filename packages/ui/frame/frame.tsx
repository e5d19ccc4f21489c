import type { CSSProperties, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import type { FrameOptions } from './enhance.ts'
import styles from './frame.module.css'
import { FrameIsland } from './frame-island.tsx'
import { messages } from './messages.ts'

type Props = FrameOptions & {
  /** Reserved pixels, so that the layout does not shift when the frame appears. */
  height: number
  /**
   * The alternative, such as a link to the service's own page. It shows until the frame is ready, and without
   * JavaScript.
   */
  children: ReactNode
}

/**
 * Embeds an outside service. Sends no request to it before the place comes near the window or the visitor uses it. If
 * the service does not respond, the visitor can retry or use the alternative.
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
