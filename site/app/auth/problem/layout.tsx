import type { ReactNode } from 'react'
import { PublicShell } from '../../../features/shell/public-shell.tsx'

export default function ProblemLayout({ children }: { children: ReactNode }) {
  return <PublicShell path="/auth/problem">{children}</PublicShell>
}
