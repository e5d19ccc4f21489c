import { Parser } from 'htmlparser2'
import type { PageText } from '../find/search-index.ts'

/** Characters of the indexed text. */
const longestText = 6000

const structuredData = 'application/ld+json'

/** Their text says nothing about the page. */
const leftOut = new Set(['script', 'style', 'template', 'noscript', 'nav', 'dialog', 'svg'])

/** The ends of these elements do not end a word. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'wbr'])

/** Returns undefined for a page with `noindex`. */
export function readPage(url: string, html: string): PageText | undefined {
  const meta: Record<string, string> = {}
  const texts = { title: '', h1: '', headings: '', text: '', things: '' }
  const open: string[] = []
  const parser = new Parser({
    onopentag(name, { name: ofMeta, property = ofMeta, content = '', type }) {
      open.push(type === structuredData ? type : name)
      if (name === 'meta' && property !== undefined) meta[property] ??= content
    },
    onclosetag(name) {
      if (!inline.has(name)) for (const part of partsOf(open)) texts[part] += ' '
      open.pop()
    },
    ontext(text) {
      for (const part of partsOf(open)) texts[part] += text
    },
  })
  parser.end(html)
  if (/noindex/i.test(meta.robots ?? '')) return undefined
  const picture = pictureIn(texts.things) ?? meta['og:image'] ?? ''
  return {
    url,
    title: oneLine(texts.h1) || oneLine(texts.title),
    headings: oneLine(texts.headings),
    description: oneLine(meta.description ?? ''),
    text: oneLine(texts.text).slice(0, longestText),
    ...(URL.canParse(picture) && { picture }),
  }
}

/** The first picture URL in structured data. */
const pictureIn = (things: string) => /"image":"(https?:[^"]+)"/.exec(things)?.[1]

function partsOf(open: readonly string[]): ('title' | 'h1' | 'headings' | 'text' | 'things')[] {
  if (open.at(-1) === structuredData) return ['things']
  if (open.at(-1) === 'title') return open.includes('svg') ? [] : ['title']
  if (!open.includes('main') || open.some((name) => leftOut.has(name))) return []
  if (open.includes('h1')) return ['h1', 'text']
  return open.includes('h2') || open.includes('h3') ? ['headings', 'text'] : ['text']
}

/** Soft hyphens are not part of a word. */
const oneLine = (text: string) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
