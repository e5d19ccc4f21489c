import type { Content } from '../entity.ts'
import { arrayOf } from '../http/collection.ts'
import { badRequest, invalidQuery } from '../http/errors.ts'
import type { Query } from '../http/scope.ts'
import { limits, parseSearch, wholeNumber } from '../query/parse.ts'
import { search } from '../query/search.ts'
import { selected } from '../query/select.ts'
import type { World } from '../query/world.ts'
import type { Languages } from '../store/locales.ts'
import { includesOf } from './includes.ts'
import { inLocale, localeOf } from './locale.ts'
import type { View } from './view.ts'

/** The answer to `/entries` or `/assets`: a page of items and what they include. */
export function listContent(
  view: View,
  type: 'Entry' | 'Asset',
  request: { query: Query; languages: Languages },
) {
  const { query, languages } = request
  const code = localeOf(query, languages)
  const wanted = parseSearch(query)
  const levels = wholeNumber(query, { name: 'include', otherwise: 1, most: limits.include })
  if (wanted.contentType !== undefined && !view.contentType(wanted.contentType)) {
    throw invalidQuery([{ name: 'unknownContentType', value: wanted.contentType }])
  }
  const world: World = {
    languages,
    locale: code === '*' ? languages.default : code,
    contentType: view.contentType,
    resolve: view.resolve,
  }
  const found = search(type === 'Entry' ? view.entries() : view.assets(), wanted, world)
  const { skip, limit } = wanted
  const show = (content: Content) => inLocale(content, code, languages)
  const items = found.slice(skip, skip + limit).map((content) => selected(show(content), wanted.select))
  const { includes, errors } = includesOf(items, levels, { resolve: view.resolve, show })
  return {
    ...arrayOf({ total: found.length, skip, limit, items }),
    ...(errors.length > 0 ? { errors } : {}),
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
  }
}

/** Contentful's limit for an answer, counted as it formats it: with two spaces of indentation. */
const answerLimitBytes = 7_340_032

/** Throws BadRequest for an answer that Contentful would refuse to send. */
export function checkSize(answer: object): string {
  const json = JSON.stringify(answer)
  // Indentation can multiply the size, but not without measure; small answers need no second look.
  const isSurelySmall = json.length * 3 < answerLimitBytes
  if (!isSurelySmall && Buffer.byteLength(JSON.stringify(answer, null, 2)) > answerLimitBytes) {
    throw badRequest(`Response size too big. Maximum allowed response size: ${answerLimitBytes}B.`)
  }
  return json
}
