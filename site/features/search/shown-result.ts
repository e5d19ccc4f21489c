import type { WebResult } from '@association/services/search/answers.ts'
import { isDrawn } from '../../page/head/picture-addresses.ts'

export type ShownResult = Pick<WebResult, 'url' | 'title' | 'description' | 'about'> & { picture?: string }

/** A picture that several results share says nothing about them. */
export function shownResults(results: readonly WebResult[], shortName: string): ShownResult[] {
  const shown = results.map((result) => shownResult(result, shortName))
  const isShared = (picture: string) => shown.filter((result) => result.picture === picture).length > 1
  return shown.map(({ picture, ...words }) =>
    picture === undefined || isShared(picture) ? words : { ...words, picture },
  )
}

/** The index may hold pages of a former site that wrote `undefined`. */
function shownResult(
  { url, title, description, thumbnail, about }: WebResult,
  shortName: string,
): ShownResult {
  const picture = thumbnail?.original
  return {
    url,
    title: title.includes('undefined') ? shortName : title,
    description,
    ...(about && { about }),
    ...(picture !== undefined && !picture.includes('undefined') && !isDrawn(picture) && { picture }),
  }
}

/** CSS pixels. */
const size = { width: 160, height: 120 }
const phoneWidth = 88

type ResultPicture = typeof size & { src: string; srcSet?: string; sizes?: string }

/** The Images API returns the picture in the size that results show. Other pictures stay as they are. */
export function sourcesOf(picture: string): ResultPicture {
  const sized = /([?&])w=\d+&h=\d+/
  if (!sized.test(picture)) return { src: picture, ...size }
  const at = (width: number) =>
    picture.replace(sized, (_, sign) => `${sign}w=${width}&h=${(width * size.height) / size.width}`)
  const widths = [phoneWidth, size.width, 2 * phoneWidth, 2 * size.width]
  return {
    src: at(size.width),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: `(max-width: 575px) ${phoneWidth}px, ${size.width}px`,
    ...size,
  }
}

/** None if all results are of one kind. */
export function kindsOf(results: readonly ShownResult[]): string[] {
  const kinds = [...new Set(results.flatMap(({ about }) => about?.kind ?? []))]
  return kinds.length > 1 ? kinds : []
}

/** Returns `Articles (3)`, for this page of results. */
export const kindLabel = (kind: string, results: readonly ShownResult[]) =>
  `${kind} (${results.filter(({ about }) => about?.kind === kind).length})`

/** Counts from 1, as the values of the filter; 0 without one. */
export const kindNumber = ({ about }: ShownResult, kinds: readonly string[]) =>
  about ? kinds.indexOf(about.kind) + 1 : 0

/** Returns `Courses` and `From $785`. The style sheet puts dots between them. */
export const lineOf = ({ url, about }: ShownResult): string[] =>
  about ? [...new Set([about.kind, ...about.facts])] : [placeOf(url)].flatMap((place) => place ?? [])

/** Returns `articles › leadership`. */
export function placeOf(url: string): string | undefined {
  const [path = ''] = url.replace(/^https?:\/\//, '').split(/[?#]/)
  const parts = path.split('/').filter(Boolean).map(readable)
  return parts.length > 0 ? parts.join(' › ') : undefined
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
