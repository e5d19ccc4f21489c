import type { Entry } from '@association/content'
import { factsOf } from '@association/content/derive/facts-of.ts'
import { articles } from '@association/content/lists/definitions/articles.ts'
import { listTag } from '@association/content/lists/pages.ts'
import type { RenderOptions } from '@association/content/render'
import { note } from '../../base/rendering.ts'
import type { Contents } from '../../content/index/content-index.ts'
import type { Item } from '../../content/index/item.ts'
import { entriesOf } from '../../content/places/entries-of.ts'

/** Only a page that asks for them is rendered again when they change. */
export const newestIn =
  (contents: Pick<Contents, 'of'>, now: number): RenderOptions['newest'] =>
  (count) => {
    const { items, until } = entriesOf(articles, contents, { now })
    const shown = items.slice(0, count)
    note({ tags: [listTag({ list: articles }), ...shown.flatMap(({ tags }) => tags)], until })
    return shown.flatMap(teasersOf)
  }

/** A change of the edition of an article expires the page of the journal. */
export const articlesOfEdition =
  (contents: Pick<Contents, 'of'>, now: number): RenderOptions['articlesOf'] =>
  (edition) => {
    const { items, until } = entriesOf(articles, contents, { now })
    const shown = items.filter(({ entry }) => entry.fields.edition?.id === edition.id)
    note({ tags: shown.flatMap(({ tags }) => tags), until })
    return shown.flatMap(teasersOf)
  }

const teasersOf = ({ id, path, entry }: Item<'basicArticle'>) =>
  path === undefined ? [] : { ...teaserOf(entry), id, path }

const teaserOf = (entry: Entry<'basicArticle'>) => factsOf(entry) ?? { title: entry.fields.title }
