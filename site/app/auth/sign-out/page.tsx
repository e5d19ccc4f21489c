import type { Metadata } from 'next'
import { SignOutPage } from '../../../features/session/pages/auth-pages.tsx'
import { messages } from '../../../features/session/pages/messages.ts'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: messages.signOut.title, robots: { index: false } }

export default function Page() {
  return <SignOutPage />
}
