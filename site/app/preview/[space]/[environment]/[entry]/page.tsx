import type { ViewAs } from '@association/content/preview/view-as.ts'
import { isUpstreamError } from '@association/services/upstream'
import type { Metadata } from 'next'
import { config } from '../../../../../base/config.ts'
import { allowedPreview } from '../../../../../preview/access/grant.ts'
import { loadVersion } from '../../../../../preview/content/load-published.ts'
import { LivePreview } from '../../../../../preview/live/live-preview.tsx'
import { Notice } from '../../../../../preview/live/notice.tsx'
import { PreviewPlace, rootOf } from '../../../../../preview/live/preview-place.tsx'
import { settingsFor } from '../../../../../preview/settings.ts'
import { timeOfView } from '../../../../../preview/view-as/answer-of.ts'
import { exampleVariant } from '../../../../../preview/view-as/example-variant.ts'
import { FirstStep } from '../../../../../preview/view-as/first-step.tsx'
import { loadEvents } from '../../../../../preview/view-as/load-events.ts'
import { PreviewStage } from '../../../../../preview/view-as/preview-stage.tsx'
import { ViewBanner } from '../../../../../preview/view-as/view-banner.tsx'

type Props = PageProps<'/preview/[space]/[environment]/[entry]'>

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export default async function PreviewPage({ params, searchParams }: Props) {
  const [wanted, { token }] = await Promise.all([params, searchParams])
  // The proxy already answers 401, but security relies on this check.
  const allowed = allowedPreview({ ...wanted, token }, config)
  if (!allowed)
    return (
      <Notice>This preview is not allowed. Open the entry in Contentful and start its preview again.</Notice>
    )
  const delivered = await loadVersion(allowed.version, allowed.space, allowed.entry).catch(withoutAnswer)
  if (delivered === 'no answer')
    return <Notice>Contentful does not answer. Please try again in a moment.</Notice>
  if (!delivered) return <Notice>{nothingThere(allowed.version)}</Notice>
  const { viewAs = anybody } = allowed
  const now = timeOfView(viewAs)
  const [events, cartVariant] = await Promise.all([
    loadEvents({ delivered, path: rootOf(delivered).path, now }),
    viewAs.hasCart ? exampleVariant(now) : undefined,
  ])
  return (
    <PreviewStage staged={{ view: viewAs, cartVariant }}>
      <ViewBanner view={allowed.viewAs} />
      <PreviewPlace delivered={delivered}>
        <LivePreview delivered={delivered} settings={{ ...settingsFor(allowed, config), events }} />
        <FirstStep delivered={delivered} view={viewAs} />
      </PreviewPlace>
    </PreviewStage>
  )
}

const anybody: ViewAs = { viewer: 'anonymous' }

const nothingThere = (version: 'published' | undefined) =>
  version === 'published'
    ? 'This entry is not published. Visitors do not see it.'
    : 'This entry does not exist, or it is archived.'

function withoutAnswer(error: unknown) {
  if (isUpstreamError(error)) return 'no answer' as const
  throw error
}
