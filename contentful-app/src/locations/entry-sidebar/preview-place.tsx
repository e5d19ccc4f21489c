import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { watchEditors } from '../../entry/editor-presence.ts'
import styles from './entry-sidebar.module.css'
import type { SidebarPreview } from './sidebar-preview.tsx'

/** How long an open editor takes to answer; only then does the sidebar load a preview of its own. */
const answerMs = 400

const Preview = lazy(async () => ({ default: (await import('./sidebar-preview.tsx')).SidebarPreview }))

/** The small preview, while no editor tab of the app shows a larger one. */
export function PreviewPlace(props: ComponentProps<typeof SidebarPreview>) {
  const isEditorOpen = useEditorOpen(props.entry)
  if (isEditorOpen !== false) return null
  return (
    <Suspense fallback={<p className={styles.quiet}>Loading…</p>}>
      <Preview {...props} />
    </Suspense>
  )
}

/** Undefined until an open editor had the time to answer. */
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
