import type { ReactNode } from 'react'
import { PublicShell } from '../../../../features/shell/public-shell.tsx'

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>
}
