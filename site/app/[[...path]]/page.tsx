import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { messages } from '../../features/errors/messages.ts'
import { Notice } from '../../features/errors/notice.tsx'
import { ListView } from '../../lists/list-view.tsx'
import { TopicsView } from '../../lists/topics-view.tsx'
import { entryView } from '../../page/entry-view.tsx'
import { loadPlace } from '../../page/load-page.ts'
import { metadataAt } from '../../page/metadata.ts'
import { pathOf } from '../../page/segments.ts'

type Props = PageProps<'/[[...path]]'>

/** Rendered when the server in front asks for it, which stores the result: nothing of a visitor's request gets here. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = await params
  const place = await loadPlace(pathOf(path))
  return (place && (await metadataAt(place))) ?? { title: messages.missing.title, robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const { path } = await params
  const place = await loadPlace(pathOf(path))
  if (place?.kind === 'list') return <ListView part={place.part} page={place.page} />
  if (place?.kind === 'topics') return <TopicsView />
  // The server in front redirects before it renders a page. During development there is none.
  if (place?.kind === 'redirect') return place.isTemporary ? redirect(place.to) : permanentRedirect(place.to)
  // Not `notFound()`: that would leave its text to JavaScript. The server in front knows from `loadPlace`.
  return (place && (await entryView(place.item))) ?? <Notice words={messages.missing} />
}
