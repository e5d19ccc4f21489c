import { renderPage } from '@association/content/render'
import { notFound } from 'next/navigation'
import { loadPage } from '../../page/load-page.ts'
import { readPage } from '../../page/read-page.ts'

type Props = PageProps<'/[[...path]]'>

export async function generateStaticParams() {
  return [{ path: ['_'] }]
}

export default async function Page({ params }: Props) {
  const { path = [] } = await params
  if (path[0] === '_') notFound()
  const delivered = await loadPage(`/${path.join('/')}`)
  if (!delivered) notFound()
  const { entry } = readPage(delivered)
  if (!entry) notFound()
  return (
    <main>{renderPage(entry, { mode: 'public', scheme: 'http', links: { own: [], platform: [] } })}</main>
  )
}
