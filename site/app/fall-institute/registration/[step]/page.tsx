import type { Metadata } from 'next'
import { headers } from 'next/headers.js'
import { redirect } from 'next/navigation.js'
import { stepOf } from '../../../../features/registration/machine/next.ts'
import { messages, stepTitles } from '../../../../features/registration/pages/messages.ts'
import { loadContact } from '../../../../features/registration/visit/contact.ts'
import { pageOf } from '../../../../features/registration/visit/page-of.tsx'
import { siteNeeds } from '../../../../features/registration/visit/site-needs.ts'

/** Rendered for one visitor: the server in front passes the cookies and stores nothing. */
export const dynamic = 'force-dynamic'

type Props = PageProps<'/fall-institute/registration/[step]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const step = stepOf((await params).step)
  const title = step ? `${stepTitles[step]} (${messages.stepOf(step)})` : messages.states.anyTitle
  return { title, robots: { index: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const [{ step }, query, contact] = await Promise.all([params, searchParams, loadContact()])
  const shown = await pageOf({ headers: await headers(), step, query, contact }, siteNeeds)
  if ('redirect' in shown) redirect(shown.redirect)
  return shown.page
}
