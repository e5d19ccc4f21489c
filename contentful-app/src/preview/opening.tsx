import { Button, Note, Spinner } from '@contentful/f36-components'
import styles from './preview.module.css'

/** The page covers this element after its first paint. */
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
