import { factsOf } from '@association/content/derive/facts-of.ts'
import { plainPath } from '@association/content/links/own-path.ts'
import { lists } from '@association/content/lists'
import { fullDate } from '@association/content/shared/dates.ts'
import type { WebAnswer, WebResult } from '@association/services/search'
import type { Contents } from '../../../content/index/content-index.ts'
import { type Item, isReleased } from '../../../content/index/item.ts'
import { messages } from '../messages.ts'

type ContentsAt = { contents: Pick<Contents, 'at'>; now: number }

/** Adds what the index knows of the results that are pages of the site. */
export const aboutResults = ({ web }: WebAnswer, at: ContentsAt): WebAnswer => ({
  web: { results: web.results.map((result) => aboutResult(result, at)) },
})

function aboutResult(result: WebResult, { contents, now }: ContentsAt): WebResult {
  if (!result.url.startsWith('/')) return result
  const item = contents.at(plainPath(result.url), now)
  const about = item && isReleased(item, now) ? aboutItem(item) : { kind: messages.kindOfPage, facts: [] }
  return { ...result, about }
}

function aboutItem({ entry }: Item) {
  const { date, price } = factsOf(entry) ?? {}
  const list = lists.find(({ type, accepts }) => type === entry.type && (accepts?.(entry) ?? true))
  return {
    kind: list?.title ?? messages.kindOfPage,
    facts: [fullDate(date), price].flatMap((fact) => fact || []),
  }
}
