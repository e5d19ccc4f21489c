import type { Metadata } from 'next'
import { config } from '../../../base/config.ts'
import { ProblemPage } from '../../../features/session/pages/auth-pages.tsx'
import { messages } from '../../../features/session/pages/messages.ts'
import { isProblemCode } from '../../../features/session/pages/problem-code.ts'
import { safeReturnTo } from '../../../features/session/safe-return-to.ts'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: messages.title, robots: { index: false } }

export default async function Page({ searchParams }: PageProps<'/auth/problem'>) {
  const { code, returnTo } = await searchParams
  const known = typeof code === 'string' && isProblemCode(code) ? code : 'login_failed'
  const path = safeReturnTo(typeof returnTo === 'string' ? returnTo : undefined, config.siteUrl)
  return <ProblemPage code={known} returnTo={path} supportEmail={config.supportEmail} />
}
