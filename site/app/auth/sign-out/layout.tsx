import type { ReactNode } from 'react'
import { signOutPath } from '../../../features/session/sign-out-path.ts'
import { PublicShell } from '../../../page/public-shell.tsx'

export default function SignOutLayout({ children }: { children: ReactNode }) {
  return <PublicShell path={signOutPath}>{children}</PublicShell>
}
