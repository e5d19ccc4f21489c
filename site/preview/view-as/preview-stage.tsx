'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { startBookmarks } from '../../features/bookmarks/buttons.ts'
import { showRenewal } from '../../features/viewer/show-renewal.ts'
import { showUser } from '../../features/viewer/show-user.ts'
import { type Staged, stage } from './stage.ts'

/** What is inside is a page as the person of a view sees it. */
export function PreviewStage({ staged, children }: { staged: Staged; children: ReactNode }) {
  // While it renders, because islands inside start in effects, which run before those of this component.
  const [viewer] = useState(() => (typeof window === 'undefined' ? undefined : stage(staged)))
  useEffect(() => {
    if (!viewer) return undefined
    // The header and the renewal notice are the server's markup, as on public pages.
    showUser(document.body, viewer)
    showRenewal(document.body, 'expiryNotice' in viewer ? viewer.expiryNotice : null)
    return startBookmarks()
  }, [viewer])
  return children
}
