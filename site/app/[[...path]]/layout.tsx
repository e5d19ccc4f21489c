import { pathOf } from '../../base/paths.ts'
import { PublicShell } from '../../features/shell/public-shell.tsx'

export default async function PublicLayout({ params, children }: LayoutProps<'/[[...path]]'>) {
  const { path } = await params
  return <PublicShell path={pathOf(path)}>{children}</PublicShell>
}
