'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { startBookmarks } from '../../features/bookmarks/buttons.ts'
import { showRenewal, showUser } from '../../features/viewer/show-viewer.ts'
import { type Staged, stage } from './stage.ts'

export function PreviewStage({ staged, children }: { staged: Staged; children: ReactNode }) {
  // Effects of inner islands run before those of this component.
  const [viewer] = useState(() => (typeof window === 'undefined' ? undefined : stage(staged)))
  useEffect(() => {
    if (!viewer) return undefined
    showUser(document.body, viewer)
    showRenewal(document.body, 'expiryNotice' in viewer ? viewer.expiryNotice : null)
    return startBookmarks()
  }, [viewer])
  return children
}
