import { courseFinderPath } from '@association/content/lists/course-finder-path.ts'
import type { ReactNode } from 'react'
import { PublicShell } from '../../../../features/shell/public-shell.tsx'

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicShell path={courseFinderPath}>{children}</PublicShell>
}
