import type { ContentEntity, ContentType, EntityLink, Locale } from '../entity.ts'
import type { Search } from '../query/parse.ts'
import {
  assets,
  entries,
  publishedAssets,
  publishedContentTypes,
  publishedEntries,
  type StoreKind,
  type StorePlace,
} from '../store/kinds.ts'
import { type Languages, languagesOf } from '../store/locales.ts'
import type { Twin } from '../twin.ts'
import { type Audience, deliverAsset, deliverEntry } from './delivered.ts'
import { type Shelf, shelfOf } from './shelf.ts'

export type View = {
  place: StorePlace
  audience: Audience
  languages: Languages
  /** Returns a superset of the matches. */
  candidates(type: 'Entry' | 'Asset', wanted: Search): readonly ContentEntity[]
  contentTypes(): ContentType[]
  contentType(id: string): ContentType | undefined
  resolve(link: EntityLink): ContentEntity | undefined
}

export function viewOf(twin: Twin, place: StorePlace, audience: Audience): View {
  const { store, hosts } = twin
  const kinds = kindsOf[audience]
  const languages = languagesOf(store, place, (locale) => isShownTo(audience, locale))
  const reader = { audience, languages }
  const codes = [...languages.codes].join()
  const contentType = (id: string) => store.get(publishedContentTypes, place, id)
  const shelf = (type: 'Entry' | 'Asset'): Shelf =>
    shelfOf(store, {
      kind: kinds[type],
      place,
      version: `${audience} ${store.revision(publishedContentTypes, place)} ${codes} ${hosts.images}`,
      deliver: (document) =>
        type === 'Entry'
          ? deliverEntry(document, contentType(document.sys.contentType?.sys.id ?? ''), reader)
          : deliverAsset(document, hosts.images, reader),
    })
  return {
    place,
    audience,
    languages,
    contentType,
    contentTypes: () => store.list(publishedContentTypes, place),
    candidates: (type, wanted) => candidatesOn(shelf(type), wanted),
    resolve: ({ sys }) => shelf(sys.linkType === 'Asset' ? 'Asset' : 'Entry').byId.get(sys.id),
  }
}

/** The preview also shows locales hidden from the Delivery API. */
export const isShownTo = (audience: Audience, { contentDeliveryApi }: Locale) =>
  audience === 'preview' || contentDeliveryApi

const kindsOf: Record<Audience, Record<'Entry' | 'Asset', StoreKind<ContentEntity>>> = {
  delivery: { Entry: publishedEntries, Asset: publishedAssets },
  preview: { Entry: entries, Asset: assets },
}

/** Ids and content types use an index; other filters scan. */
function candidatesOn(shelf: Shelf, { filters, contentType }: Search): readonly ContentEntity[] {
  const id = filters.find(({ key }) => key === 'sys.id')
  if (id) {
    const content = shelf.byId.get(id.value)
    return content ? [content] : []
  }
  return contentType === undefined ? shelf.all : (shelf.byType.get(contentType) ?? [])
}
