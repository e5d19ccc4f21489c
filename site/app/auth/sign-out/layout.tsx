import type { ReactNode } from 'react'
import { signOutPath } from '../../../features/session/pages/sign-out-path.ts'
import { PublicShell } from '../../../features/shell/public-shell.tsx'

export default function SignOutLayout({ children }: { children: ReactNode }) {
  return <PublicShell path={signOutPath}>{children}</PublicShell>
}
