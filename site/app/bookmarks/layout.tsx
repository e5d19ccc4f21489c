import type { ReactNode } from 'react'
import { PublicShell } from '../../features/shell/public-shell.tsx'

export default function BookmarksLayout({ children }: { children: ReactNode }) {
  return <PublicShell path="/bookmarks">{children}</PublicShell>
}
