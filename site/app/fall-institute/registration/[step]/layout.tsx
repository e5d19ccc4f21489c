import type { ReactNode } from 'react'
import { registrationPath } from '../../../../features/registration/line-kind/registered-lines.ts'
import { PublicShell } from '../../../../features/shell/public-shell.tsx'

export default function RegistrationLayout({ children }: { children: ReactNode }) {
  return <PublicShell path={`${registrationPath}/1`}>{children}</PublicShell>
}
