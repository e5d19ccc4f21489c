import type { WidgetProps } from '@association/content/define/widgets.ts'
import type { Viewer } from './viewer.ts'
import styles from './widgets.module.css'

type Props = WidgetProps['forViewer'] & { viewer: Viewer }

/** A shared page holds both. Without `data-viewer` of its root, `visitor` shows. */
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
