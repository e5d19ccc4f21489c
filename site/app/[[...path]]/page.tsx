import { renderPage } from '@association/content/render'
import type { Metadata } from 'next'
import { EditLink } from '../../features/edit-link/edit-link.tsx'
import { messages } from '../../features/errors/messages.ts'
import { Notice } from '../../features/errors/notice.tsx'
import { config } from '../../page/config.ts'
import { loadPage, loadSettings } from '../../page/load-page.ts'
import { metadataOf } from '../../page/metadata.ts'
import { readAs } from '../../page/read-page.ts'
import { publicRendering } from '../../page/render-options.ts'
import { pathOf } from '../../page/segments.ts'

type Props = PageProps<'/[[...path]]'>

/** Rendered when the server in front asks for it, which stores the result: nothing of a visitor's request gets here. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await pageAt(params)
  if (!page) return { title: messages.missing.title, robots: { index: false } }
  return metadataOf(page, readAs('siteSettings', await loadSettings()), config)
}

export default async function Page({ params }: Props) {
  const page = await pageAt(params)
  // Not `notFound()`: that would leave its text to JavaScript. The server in front knows from `loadPage`.
  if (!page) return <Notice words={messages.missing} />
  return (
    <>
      {renderPage(page, publicRendering)}
      <EditLink entry={page} config={config} />
    </>
  )
}

async function pageAt(params: Props['params']) {
  const { path } = await params
  return readAs('page', await loadPage(pathOf(path)), publicRendering.report)
}
