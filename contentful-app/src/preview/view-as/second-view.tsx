import { Button } from '@contentful/f36-components'
import type { Session } from '../../contentful/session.ts'
import { LivePreview } from '../live-preview.tsx'
import type { PreviewSource, PreviewTarget } from '../open-preview.ts'
import type { Viewport } from '../viewports.ts'
import { useViewAs } from './use-view-as.ts'
import styles from './view-as.module.css'
import { ViewAsControl } from './view-as-control.tsx'

type Props = {
  session: Session
  target: PreviewTarget
  source: PreviewSource
  viewports: readonly Viewport[]
  round: number
  onClose(): void
  onEscape(): void
}

/** Has a separate token. */
export function SecondView({ target, onClose, ...preview }: Props) {
  const [viewAs, setViewAs] = useViewAs('beside')
  return (
    <section className={styles.side} aria-label="Second view">
      <div className={styles.sideHead}>
        <ViewAsControl label="Second view as" value={viewAs} onChange={setViewAs} />
        <Button size="small" variant="transparent" onClick={onClose}>
          Close the second view
        </Button>
      </div>
      <LivePreview {...preview} target={{ ...target, ...(viewAs && { viewAs }) }} />
    </section>
  )
}
