import type { CSSProperties, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import type { FrameOptions } from './enhance.ts'
import styles from './frame.module.css'
import { FrameIsland } from './frame-island.tsx'
import { messages } from './messages.ts'

type Props = FrameOptions & {
  /** Reserved pixels, so that the layout does not shift. */
  height: number
  /** The alternative, such as a link. Shows until the frame is ready, and without JavaScript. */
  children: ReactNode
}

/** Sends no request to the service before the place comes near the window or is used. */
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
