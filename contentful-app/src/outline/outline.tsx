import { Button, Note } from '@contentful/f36-components'
import { IconButton } from '../base/icons/icon-button.tsx'
import { useObserved } from '../base/observed.ts'
import type { DeskActions } from '../desk/desk-context.ts'
import styles from './outline.module.css'
import { OutlineTree } from './outline-tree.tsx'

type Props = {
  actions: DeskActions
  /** Closes the drawer over the form. */
  onClose?: (() => void) | undefined
}

export function Outline({ actions, onClose }: Props) {
  const { desk } = actions
  const tree = useObserved(desk.tree)
  return (
    <nav className={styles.outline} aria-label="Outline">
      <header className={styles.head}>
        <h2>Outline</h2>
        {onClose && <IconButton icon="close" label="Close the outline" onClick={onClose} />}
      </header>
      {tree.phase === 'loading' && <OutlineSkeleton />}
      {tree.phase === 'failed' && (
        <Note variant="warning" className={styles.note}>
          <p>{tree.reason}</p>
          <Button size="small" onClick={desk.tree.again}>
            Try again
          </Button>
        </Note>
      )}
      {tree.phase === 'known' && (
        <>
          {tree.gaps.map((gap) => (
            <p key={gap} className={styles.gap}>
              {gap}
            </p>
          ))}
          <OutlineTree actions={actions} tree={tree} onChosen={onClose} />
        </>
      )}
    </nav>
  )
}

const boneWidths = ['70%', '52%', '60%', '44%', '66%', '50%'] as const

/** Reserves the space of the rows, so that nothing jumps. */
function OutlineSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">Reading what the page contains…</span>
      {boneWidths.map((width) => (
        <span key={width} className={styles.bone} style={{ width }} />
      ))}
    </div>
  )
}
