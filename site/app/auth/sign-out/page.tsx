import type { Metadata } from 'next'
import { messages } from '../../../features/session/pages/messages.ts'
import { SignOutPage } from '../../../features/session/pages/sign-out-page.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: messages.signOut.title, robots: { index: false } }

export default function Page() {
  return <SignOutPage />
}
