import type { Content, ContentType, Link } from '../entity.ts'
import type { Search } from '../query/parse.ts'
import {
  assets,
  entries,
  type Kind,
  type Place,
  publishedAssets,
  publishedContentTypes,
  publishedEntries,
} from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { type Audience, deliverAsset, deliverEntry } from './delivered.ts'
import { type Shelf, shelfOf } from './shelf.ts'

/** What one of the two reading APIs shows of an environment: the published state, or the drafts. */
export type View = {
  place: Place
  audience: Audience
  /** Everything that a search may find, and not much else. */
  candidates(type: 'Entry' | 'Asset', wanted: Search): readonly Content[]
  contentTypes(): ContentType[]
  contentType(id: string): ContentType | undefined
  resolve(link: Link): Content | undefined
}

export function viewOf(twin: Twin, place: Place, audience: Audience): View {
  const { store, hosts } = twin
  const kinds = kindsOf[audience]
  const contentType = (id: string) => store.get(publishedContentTypes, place, id)
  const shelf = (type: 'Entry' | 'Asset'): Shelf =>
    shelfOf(store, {
      kind: kinds[type],
      place,
      version: `${audience} ${store.revision(publishedContentTypes, place)} ${hosts.images}`,
      deliver: (document) =>
        type === 'Entry'
          ? deliverEntry(document, contentType(document.sys.contentType?.sys.id ?? ''), audience)
          : deliverAsset(document, hosts.images, audience),
    })
  return {
    place,
    audience,
    contentType,
    contentTypes: () => store.list(publishedContentTypes, place),
    candidates: (type, wanted) => candidatesOn(shelf(type), wanted),
    resolve: ({ sys }) => shelf(sys.linkType === 'Asset' ? 'Asset' : 'Entry').byId.get(sys.id),
  }
}

const kindsOf: Record<Audience, Record<'Entry' | 'Asset', Kind<Content>>> = {
  delivery: { Entry: publishedEntries, Asset: publishedAssets },
  preview: { Entry: entries, Asset: assets },
}

/** Ids and content types are looked up, everything else is searched for. */
function candidatesOn(shelf: Shelf, { filters, contentType }: Search): readonly Content[] {
  const id = filters.find(({ key }) => key === 'sys.id')
  if (id) {
    const content = shelf.byId.get(id.value)
    return content ? [content] : []
  }
  return contentType === undefined ? shelf.all : (shelf.byType.get(contentType) ?? [])
}
