import type { ReactNode } from 'react'
import { PublicShell } from '../../features/shell/public-shell.tsx'

export default function CartLayout({ children }: { children: ReactNode }) {
  return <PublicShell path="/cart">{children}</PublicShell>
}
