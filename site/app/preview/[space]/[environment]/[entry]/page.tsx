import { isUpstreamError } from '@association/services/upstream'
import type { Metadata } from 'next'
import { config } from '../../../../../page/config.ts'
import { allowedPreview } from '../../../../../page/live/access/grant.ts'
import { LivePreview } from '../../../../../page/live/live-preview.tsx'
import { load } from '../../../../../page/live/load-draft.ts'
import { Notice } from '../../../../../page/live/notice.tsx'
import { PreviewPlace } from '../../../../../page/live/preview-place.tsx'
import { settingsFor } from '../../../../../page/live/settings.ts'

type Props = PageProps<'/preview/[space]/[environment]/[entry]'>

/** Drafts are rendered for every request. */
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export default async function PreviewPage({ params, searchParams }: Props) {
  const [wanted, { token }] = await Promise.all([params, searchParams])
  // The proxy answers 401 before this runs; this is the lock, that is the doorbell.
  const allowed = allowedPreview({ ...wanted, token }, config)
  if (!allowed)
    return (
      <Notice>This preview is not allowed. Open the entry in Contentful and start its preview again.</Notice>
    )
  const delivered = await load.entry(allowed.space, allowed.entry).catch(withoutAnswer)
  if (delivered === 'no answer')
    return <Notice>Contentful does not answer. Please try again in a moment.</Notice>
  if (!delivered) return <Notice>This entry does not exist, or it is archived.</Notice>
  return (
    <PreviewPlace delivered={delivered}>
      <LivePreview delivered={delivered} settings={settingsFor(allowed, config)} />
    </PreviewPlace>
  )
}

function withoutAnswer(error: unknown) {
  if (isUpstreamError(error)) return 'no answer' as const
  throw error
}
