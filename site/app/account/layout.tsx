import type { ReactNode } from 'react'
import { PublicShell } from '../../features/shell/public-shell.tsx'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <PublicShell path="/account">{children}</PublicShell>
}
