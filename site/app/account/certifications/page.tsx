import type { Metadata } from 'next'
import { Certifications } from '../../../features/account/certifications.tsx'
import { messages } from '../../../features/account/messages.ts'
import { SignedOut } from '../../../features/account/signed-out.tsx'
import { visitorOfPage } from '../../../features/account/visitor.ts'

/** Rendered for one visitor. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: messages.certifications, robots: { index: false } }

export default async function Page() {
  const visitor = await visitorOfPage()
  if (!visitor) return <SignedOut path="/account/certifications" title={messages.certifications} />
  const { courses, certifications } = await visitor.load()
  return <Certifications name={visitor.session.name} courses={courses} certifications={certifications} />
}
