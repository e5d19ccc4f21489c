import { factsOf } from '@association/content/derive/facts-of.ts'
import { fileAddress } from '@association/content/images/image-attributes.ts'
import { plainPath } from '@association/content/links/own-path.ts'
import { lists } from '@association/content/lists'
import { basePath, partsOf } from '@association/content/lists/pages.ts'
import { palette } from '@association/content/safe/palette.ts'
import { fullDate } from '@association/content/shared/dates.ts'
import type { WebAnswer, WebResult } from '@association/services/search'
import type { Contents } from '../../../content/index/content-index.ts'
import { type Item, isReleased } from '../../../content/index/item.ts'
import { messages } from '../messages.ts'

type ContentsAt = { contents: Pick<Contents, 'at'>; now: number; scheme?: 'http' | 'https' }

/** Adds what the index knows of the results that are pages of the site. */
export const aboutResults = ({ web }: WebAnswer, at: ContentsAt): WebAnswer => ({
  web: { results: web.results.map((result) => aboutResult(result, at)) },
})

function aboutResult(result: WebResult, { contents, now, scheme = 'https' }: ContentsAt): WebResult {
  if (!result.url.startsWith('/')) return result
  const item = contents.at(plainPath(result.url), now)
  if (!item || !isReleased(item, now)) return { ...result, about: aboutList(plainPath(result.url)) }
  const picture = pictureOf(item.entry, scheme)
  return {
    ...result,
    ...(picture && { thumbnail: { original: picture } }),
    about: aboutItem(item, { contents, now }),
  }
}

/** An upright picture, such as the cover of a book, is shown whole. */
function pictureOf(entry: Item['entry'], scheme: 'http' | 'https'): string | undefined {
  const { image } = factsOf(entry) ?? {}
  if (!image || image.contentType === 'image/svg+xml') return undefined
  const { width = 0, height = 0 } = image
  const fit = height > width ? `fit=pad&bg=rgb:${palette['pale-blue'].slice(1)}` : 'fit=fill'
  return `${fileAddress(image, scheme)}?w=1200&h=900&${fit}&fm=jpg&q=80`
}

/** A page has the titles of the pages above it as facts. */
function aboutItem({ entry, path = '/' }: Item, at: ContentsAt) {
  if (entry.type === 'page') return { kind: kindOfPage(path), facts: pageTrail(path, at) }
  const { date, when, price, cover } = factsOf(entry) ?? {}
  const list = lists.find(({ type, accepts }) => type === entry.type && (accepts?.(entry) ?? true))
  return {
    kind: list?.title ?? messages.kindOfPage,
    facts: [when?.(at.now) ?? fullDate(date), price].flatMap((fact) => fact || []),
    ...(cover && { cover }),
  }
}

function pageTrail(path: string, { contents, now }: ContentsAt): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, -1)
  return parts.flatMap((_, index) => {
    const { entry } = contents.at(`/${parts.slice(0, index + 1).join('/')}`, now) ?? {}
    return entry?.type === 'page' ? entry.fields.title : []
  })
}

const kindOfPage = (path: string) => {
  const known = messages.kindsOfPages.find(({ under }) => path === under || path.startsWith(`${under}/`))
  return known?.kind ?? messages.kindOfPage
}

/** A topic is of the kind of its articles. */
function aboutList(path: string) {
  const part = lists.flatMap(partsOf).find((each) => basePath(each) === path)
  return { kind: part?.filter ? part.list.title : kindOfPage(path), facts: [] }
}
