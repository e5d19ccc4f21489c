import type { ReactNode } from 'react'
import { PublicShell } from '../../features/shell/public-shell.tsx'

export default function SearchLayout({ children }: { children: ReactNode }) {
  return <PublicShell path="/search">{children}</PublicShell>
}
