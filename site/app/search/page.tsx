import type { Metadata } from 'next'
import { config } from '../../base/config.ts'
import { messages } from '../../features/search/messages.ts'
import { siteKnowledge } from '../../features/search/own/site-knowledge.ts'
import { loadOutcome } from '../../features/search/page/load-outcome.ts'
import { readQuery } from '../../features/search/page/read-query.ts'
import { SearchPage } from '../../features/search/page/search-page.tsx'
import { budget, provider } from '../../features/search/provider.ts'

/** The server in front passes `q` and `page`, but no cookies, and stores nothing. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: messages.title, robots: { index: false } }

export default async function Page({ searchParams }: PageProps<'/search'>) {
  const query = readQuery(await searchParams)
  const outcome = await loadOutcome(query, {
    ...provider(),
    ...siteKnowledge,
    mayRequest: budget('search', false),
  })
  return <SearchPage query={query} outcome={outcome} shortName={config.organisation.shortName} />
}
