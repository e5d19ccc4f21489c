import type { Entry } from '@association/content'
import type { Shown } from '@association/content/define/view.ts'
import { renderList } from '@association/content/render'
import type { Metadata } from 'next'
import { loadIndex } from '../../content/delivery/load-page.ts'
import { messages as account } from '../../features/account/messages.ts'
import { SignedOut } from '../../features/account/signed-out.tsx'
import { visitorOfPage } from '../../features/account/visitor.ts'
import {
  BookmarksPage,
  GoneBookmark,
  type ShownBookmark,
  shownBookmarks,
} from '../../features/bookmarks/bookmarks-page.tsx'
import { Bookmark } from '../../features/widgets/bookmark.tsx'
import { publicRendering } from '../../features/widgets/render-options.ts'

/** Rendered for one visitor. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: account.bookmarks, robots: { index: false } }

export default async function Page({ searchParams }: PageProps<'/bookmarks'>) {
  const visitor = await visitorOfPage()
  if (!visitor) return <SignedOut path="/bookmarks" title={account.bookmarks} />
  const { page: asked } = await searchParams
  const [{ bookmarks }, index] = await Promise.all([visitor.load(), loadIndex()])
  const { shown, page, pages } = shownBookmarks(bookmarks ?? [], index, {
    page: Number(asked ?? 1),
    now: Date.now(),
  })
  return <BookmarksPage cards={bookmarks && cardsOf(shown)} paging={{ page, pages }} />
}

function cardsOf(shown: readonly ShownBookmark[]) {
  const items = shown.flatMap(({ item }) => (item ? [item] : []))
  const cards = renderList(
    items.map(({ entry }) => entry as Entry as Shown),
    { options: publicRendering, as: 'card' },
  )
  const byItem = new Map(items.map((item, index) => [item, cards[index]]))
  return shown.map(({ bookmark, item }) =>
    item ? byItem.get(item) : <Gone key={bookmark.id} {...bookmark} />,
  )
}

function Gone({ cmsid, website_url: address }: ShownBookmark['bookmark']) {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  return (
    <GoneBookmark
      path={path}
      button={<Bookmark entry={cmsid} type="" path={path} title={path} state={{ phase: 'hidden' }} />}
    />
  )
}
