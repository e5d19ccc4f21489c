import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { late } from '../../base/late.tsx'
import { watchEditors } from '../../entry/editor-presence.ts'
import styles from './entry-sidebar.module.css'
import type { SidebarPreview } from './sidebar-preview.tsx'

/** The sidebar waits this long for an open editor before it loads its own preview. */
const answerMs = 400

const Preview = late('The preview', async () => (await import('./sidebar-preview.tsx')).SidebarPreview)

/** Hides while an editor tab shows a larger preview. */
export function PreviewPlace(props: ComponentProps<typeof SidebarPreview>) {
  const isEditorOpen = useEditorOpen(props.entry)
  if (isEditorOpen !== false) return null
  return (
    <Suspense fallback={<p className={styles.quiet}>Loading…</p>}>
      <Preview {...props} />
    </Suspense>
  )
}

/** Undefined until an open editor had time to respond. */
function useEditorOpen({
  space,
  id,
}: {
  space: ComponentProps<typeof SidebarPreview>['entry']['space']
  id: string
}) {
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    const timer = setTimeout(() => setOpen((known) => known ?? false), answerMs)
    const stop = watchEditors({ space, entry: id }, setOpen)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [space, id])
  return isOpen
}
