import { renderPage } from '@association/content/render'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EditLink } from '../../features/edit-link/edit-link.tsx'
import { config } from '../../page/config.ts'
import { loadPage, loadSettings } from '../../page/load-page.ts'
import { metadataOf } from '../../page/metadata.ts'
import { nowhere, pathOf, pathsToPrerender, segmentsOf } from '../../page/paths.ts'
import { readAs } from '../../page/read-page.ts'
import { publicRendering } from '../../page/render-options.ts'

type Props = PageProps<'/[[...path]]'>

export async function generateStaticParams() {
  const paths = await pathsToPrerender()
  return paths.map((path) => ({ path: segmentsOf(path) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await pageAt(params)
  return metadataOf(page, readAs('siteSettings', await loadSettings()), config)
}

export default async function Page({ params }: Props) {
  const page = await pageAt(params)
  return (
    <>
      {renderPage(page, publicRendering)}
      <EditLink entry={page} config={config} />
    </>
  )
}

async function pageAt(params: Props['params']) {
  const path = pathOf((await params).path)
  const delivered = path === nowhere ? undefined : await loadPage(path)
  return readAs('page', delivered, publicRendering.report) ?? notFound()
}
