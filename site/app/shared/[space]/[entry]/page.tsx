import { isUpstreamError } from '@association/services/upstream'
import type { Metadata } from 'next'
import { Notice } from '../../../../preview/live/notice.tsx'
import { openShared } from '../../../../preview/shares/guard.ts'
import { messages } from '../../../../preview/shares/messages.ts'
import { siteShares } from '../../../../preview/shares/server/site-shares.ts'
import { SharedPage } from '../../../../preview/shares/shared-page.tsx'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: messages.banner.draft, robots: { index: false, follow: false } }

export default async function Page({ params, searchParams }: PageProps<'/shared/[space]/[entry]'>) {
  const [wanted, { key }] = await Promise.all([params, searchParams])
  // The proxy already answers, but security relies on this check.
  const opened = await openShared({ ...wanted, key })
  if ('closed' in opened) return <Notice>{messages.closed[opened.closed].text}</Notice>
  const { open } = opened
  const shares = siteShares()
  const found = await Promise.all([shares.content(open), shares.paths(open)]).catch(withoutAnswer)
  if (found === 'no answer') return <Notice>{messages.closed.away.text}</Notice>
  const [delivered, paths] = found
  if (!delivered) return <Notice>{messages.closed.gone.text}</Notice>
  return <SharedPage {...{ open, delivered, paths }} keyOfLink={String(key)} />
}

function withoutAnswer(error: unknown) {
  if (isUpstreamError(error)) return 'no answer' as const
  throw error
}
