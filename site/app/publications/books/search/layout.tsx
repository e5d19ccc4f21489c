import type { ReactNode } from 'react'
import { PublicShell } from '../../../../page/public-shell.tsx'

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>
}
