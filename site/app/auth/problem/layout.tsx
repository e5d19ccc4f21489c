import type { ReactNode } from 'react'
import { PublicShell } from '../../../page/public-shell.tsx'

export default function ProblemLayout({ children }: { children: ReactNode }) {
  return <PublicShell path="/auth/problem">{children}</PublicShell>
}
