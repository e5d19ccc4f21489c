import type { Metadata } from 'next'
import { config } from '../../base/config.ts'
import { messages } from '../../features/account/messages.ts'
import { Overview } from '../../features/account/overview.tsx'
import { SignedOut } from '../../features/account/signed-out.tsx'
import { visitorOfPage } from '../../features/account/visitor.ts'

/** Rendered for one visitor. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: messages.navigation, robots: { index: false } }

export default async function Page() {
  const visitor = await visitorOfPage()
  if (!visitor) return <SignedOut path="/account" title={messages.navigation} />
  const { session, load } = visitor
  return <Overview name={session.name} data={await load()} memberAppUrl={config.memberAppUrl} />
}
