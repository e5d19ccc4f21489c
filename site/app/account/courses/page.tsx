import { plainPath } from '@association/content/links/own-path.ts'
import type { Metadata } from 'next'
import { loadIndex } from '../../../content/delivery/load-page.ts'
import { Courses } from '../../../features/account/courses.tsx'
import { messages } from '../../../features/account/messages.ts'
import { SignedOut } from '../../../features/account/signed-out.tsx'
import { visitorOfPage } from '../../../features/account/visitor.ts'

/** Rendered for one visitor. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: messages.courses, robots: { index: false } }

export default async function Page() {
  const visitor = await visitorOfPage()
  if (!visitor) return <SignedOut path="/account/courses" title={messages.courses} />
  const [{ courses }, index] = await Promise.all([visitor.load(), loadIndex()])
  const pathOf = ({ slug }: { slug?: string | undefined }) =>
    slug === undefined ? undefined : index.at(plainPath(`/education/courses/${slug}`), Date.now())?.path
  return <Courses courses={courses} pathOf={pathOf} />
}
