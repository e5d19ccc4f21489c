import type { ReactNode } from 'react'
import { PublicShell } from '../../../../features/shell/public-shell.tsx'

export default function ConfirmationLayout({ children }: { children: ReactNode }) {
  return <PublicShell path="/fall-institute/registration">{children}</PublicShell>
}
