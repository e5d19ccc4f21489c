import { Button, Note, Spinner } from '@contentful/f36-components'
import styles from './preview.module.css'

/** In the middle of the empty frame; the page covers it as soon as it is painted. */
export function Opening() {
  return (
    <div className={styles.opening} role="status">
      <span aria-hidden="true">
        <Spinner size="small" />
      </span>
      Opening the preview…
    </div>
  )
}

/** Why there is no preview, and what to do. */
export function NoPreview({ reason, onRetry }: { reason: string; onRetry(): void }) {
  return (
    <div role="status">
      <Note variant="warning" title="No live preview">
        <p className={styles.reason}>
          {reason} The preview opens by itself as soon as the problem is solved.
        </p>
        <Button size="small" onClick={onRetry}>
          Try now
        </Button>
      </Note>
    </div>
  )
}
