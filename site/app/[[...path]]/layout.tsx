import { PublicShell } from '../../page/public-shell.tsx'
import { pathOf } from '../../page/segments.ts'

export default async function PublicLayout({ params, children }: LayoutProps<'/[[...path]]'>) {
  const { path } = await params
  return <PublicShell path={pathOf(path)}>{children}</PublicShell>
}
