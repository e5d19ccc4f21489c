import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { config } from '../../base/config.ts'
import { pathOf } from '../../base/paths.ts'
import { loadPlace } from '../../content/delivery/load-page.ts'
import type { Item } from '../../content/index/item.ts'
import { BookSearch } from '../../features/book-search/book-search.tsx'
import { ReadingNote } from '../../features/continue-reading/reader/island.tsx'
import { EditLink } from '../../features/edit-link/edit-link.tsx'
import { messages } from '../../features/errors/messages.ts'
import { Notice } from '../../features/errors/notice.tsx'
import { siteSeats } from '../../features/registration/book/site-registrations.ts'
import { publicRendering, renderingAt } from '../../features/widgets/render-options.ts'
import { entryView } from '../../page/entry/entry-view.tsx'
import { metadataAt } from '../../page/head/metadata.ts'
import { ListView } from '../../page/list/list-view.tsx'
import { TopicsView } from '../../page/topics/topics-view.tsx'
import { StartedArticles } from '../started-articles.tsx'

type Props = PageProps<'/[[...path]]'>

/** The server in front stores it, so it uses nothing of a visitor's request. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = await params
  const place = await loadPlace(pathOf(path))
  return (place && (await metadataAt(place))) ?? { title: messages.missing.title, robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const { path } = await params
  const place = await loadPlace(pathOf(path))
  if (place?.kind === 'list')
    return (
      <ListView
        part={place.part}
        page={place.page}
        rendering={{ ...publicRendering, ...(await siteSeats(Date.now())) }}
        bookSearch={<BookSearch />}
        startedArticles={<StartedArticles />}
      />
    )
  if (place?.kind === 'topics') return <TopicsView rendering={publicRendering} />
  // Only for development: the server in front redirects before rendering.
  if (place?.kind === 'redirect') return place.isTemporary ? redirect(place.to) : permanentRedirect(place.to)
  // `notFound()` would need JavaScript. The server in front gets the status from `loadPlace`.
  return (place && (await pageOf(place.item))) ?? <Notice words={messages.missing} />
}

const pageOf = (item: Item) =>
  entryView(item, {
    rendering: renderingAt(item.path),
    seats: siteSeats,
    editLink: (entry) => <EditLink entry={entry} config={config} />,
    readingNote: ({ fields }) => <ReadingNote title={fields.title ?? ''} />,
    startedArticles: <StartedArticles />,
  })
