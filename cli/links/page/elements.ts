import { cssAddresses } from './css.ts'

export type Attributes = Record<string, string>

export function addressesIn(element: string, attributes: Attributes): Iterable<string> {
  const found = readers.get(element)?.(attributes) ?? noAddresses
  return attributes.style === undefined ? found : both(found, cssAddresses(attributes.style))
}

function* both(first: Iterable<string>, second: Iterable<string>) {
  yield* first
  yield* second
}

export const hasLinkAttributes = (element: string) => element === 'base' || readers.has(element)

/** Elements without links always return this list, so callers compare with it. */
export const noAddresses: readonly string[] = []
const one = (value: string | undefined) => (value === undefined ? noAddresses : [value])
const sources = ({ src, srcset }: Attributes) =>
  srcset === undefined ? one(src) : [...one(src), ...srcsetAddresses(srcset)]
const src = (attributes: Attributes) => one(attributes.src)
const href = (attributes: Attributes) => one(attributes.href)
/** Sign-in and sign-out links are `nofollow`, because following them changes state. */
const link = (attributes: Attributes) =>
  /\bnofollow\b/i.test(attributes.rel ?? '') && /^\/(?!\/)/.test(attributes.href ?? '')
    ? noAddresses
    : reference(attributes)
const reference = (attributes: Attributes) => one(attributes.href ?? attributes['xlink:href'])

const readers = new Map<string, (attributes: Attributes) => readonly string[]>(
  Object.entries({
    a: link,
    area: href,
    img: sources,
    source: sources,
    script: src,
    iframe: src,
    frame: src,
    embed: src,
    track: src,
    audio: src,
    video: ({ src, poster }) => [...one(src), ...one(poster)],
    object: ({ data }) => one(data),
    input: ({ type, src }) => (type?.toLowerCase() === 'image' ? one(src) : noAddresses),
    form: ({ method, action }) =>
      /^(post|dialog)$/i.test(method?.trim() ?? '') || !action ? noAddresses : [action],
    link: ({ rel, href, imagesrcset }) =>
      /\b(preconnect|dns-prefetch)\b/i.test(rel ?? '')
        ? noAddresses
        : [...one(href), ...(imagesrcset === undefined ? noAddresses : srcsetAddresses(imagesrcset))],
    meta: metaAddress,
    image: reference,
    use: reference,
    feimage: reference,
  }),
)

export const elementNames: readonly string[] = ['base', 'style', ...readers.keys()]

export const attributeNames: readonly string[] = [
  ...[
    'id',
    'name',
    'href',
    'xlink:href',
    'src',
    'srcset',
    'srcdoc',
    'imagesrcset',
    'poster',
    'data',
    'action',
    'method',
    'style',
  ],
  ...['type', 'rel', 'http-equiv', 'property', 'content', 'alt', 'title'],
]

function metaAddress(attributes: Attributes): readonly string[] {
  const { content = '' } = attributes
  if (attributes['http-equiv']?.toLowerCase() === 'refresh') return refreshAddress(content)
  return /^(og|twitter):(image|video|audio)(:(src|url|secure_url))?$/i.test(
    attributes.property ?? attributes.name ?? '',
  )
    ? one(content)
    : noAddresses
}

/** `5; url='/next'`; `url=` and quotes are optional. */
function refreshAddress(content: string): readonly string[] {
  const text = content.trim()
  const separator = text.search(/[;,\s]/)
  if (separator < 0 || !/^[\d.]+$/.test(text.slice(0, separator))) return noAddresses
  const target = text
    .slice(separator)
    .replace(/^\s*[;,]?\s*/, '')
    .replace(/^url\s*=\s*/i, '')
  const quote = /^['"]/.exec(target)?.[0]
  const address = quote === undefined ? target : (target.slice(1).split(quote, 1)[0] ?? '')
  return address === '' ? noAddresses : [address]
}

/** An address may contain commas but not end with one. Reads each character once. */
export function srcsetAddresses(srcset: string): string[] {
  const found: string[] = []
  const word = /[^\s,]\S*/g
  for (let match = word.exec(srcset); match; match = word.exec(srcset)) {
    const [written] = match
    found.push(withoutLastCommas(written))
    // A final comma ends the candidate, which then has no descriptor.
    if (!written.endsWith(',')) word.lastIndex = descriptorEnd(srcset, word.lastIndex)
  }
  return found
}

function withoutLastCommas(text: string): string {
  let end = text.length
  while (text[end - 1] === ',') end -= 1
  return text.slice(0, end)
}

/** Ignores commas in parentheses. */
function descriptorEnd(srcset: string, start: number): number {
  const stop = /[,(]/g
  stop.lastIndex = start
  for (let match = stop.exec(srcset); match; match = stop.exec(srcset)) {
    if (match[0] === ',') return match.index
    const close = srcset.indexOf(')', match.index)
    if (close < 0) break
    stop.lastIndex = close + 1
  }
  return srcset.length
}
