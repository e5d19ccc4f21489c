import type { Metadata } from 'next'
import { headers } from 'next/headers.js'
import { redirect } from 'next/navigation.js'
import { cache } from 'react'
import { messages } from '../../../../features/registration/pages/messages.ts'
import { siteNeeds } from '../../../../features/registration/route/site-needs.ts'
import { loadContact } from '../../../../features/registration/visit/contact.ts'
import { pageOf } from '../../../../features/registration/visit/page-of.tsx'

/** Rendered for one visitor. */
export const dynamic = 'force-dynamic'

type Props = PageProps<'/fall-institute/registration/[step]'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  const shown = await shownAt(props)
  const title = 'title' in shown ? shown.title : messages.states.anyTitle
  return { title, robots: { index: false } }
}

export default async function Page(props: Props) {
  const shown = await shownAt(props)
  if ('redirect' in shown) redirect(shown.redirect)
  return shown.page
}

async function shownAt({ params, searchParams }: Props) {
  const [{ step }, query] = await Promise.all([params, searchParams])
  return shownOnce(step, JSON.stringify(query))
}

/** `cache` compares arguments by identity, so the query is a string. */
const shownOnce = cache(async (step: string, query: string) => {
  const [sent, contact] = await Promise.all([headers(), loadContact()])
  return pageOf({ headers: sent, step, query: JSON.parse(query), contact }, siteNeeds)
})
