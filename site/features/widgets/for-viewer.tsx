import type { WidgetProps } from '@association/content/define/widgets.ts'
import type { Viewer } from './viewer.ts'
import styles from './widgets.module.css'

type Props = WidgetProps['forViewer'] & { viewer: Viewer }

/**
 * One of two contents. A page that is the same for everyone holds both, and the attribute `data-viewer` of its root
 * chooses before anything is painted; without it, everybody sees what visitors see.
 */
export function ForViewer({ visitor, member, viewer }: Props) {
  if (viewer.phase === 'guest') return visitor
  if (viewer.phase === 'member') return member
  return (
    <>
      <div className={styles.forVisitor}>{visitor}</div>
      <div className={styles.forMember}>{member}</div>
    </>
  )
}
