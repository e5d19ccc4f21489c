import type { Field } from '@association/content'
import { addressKey } from '@association/content/field-rules/addresses-in.ts'
import { textsIn } from '@association/content/field-rules/json-texts.ts'
import { elementsIn } from '@association/content/html/elements-in.ts'
import { parse } from '@association/content/html/parse.ts'
import { textOf } from '@association/content/html/text-of.ts'
import { bounds } from '@association/content/rich-text/markdown/bounds.ts'
import { markdownToHtml } from '@association/content/rich-text/markdown/markdown-to-html.ts'
import { nodesOf, type TextNode, wordsOf } from '@association/content/rich-text/nodes.ts'
import type { Subject } from '@association/content/rules'
import { isRecord } from '@association/content/safe/is-record.ts'
import { targetOf } from '@association/services/contentful/delivered.ts'

export type WrittenLink = {
  field: string
  /** Such as `cards[0].link`; empty if the value is the address. */
  path: string
  text: string
  element: 'a' | 'img'
  to: WrittenTarget
}

export type WrittenTarget =
  | { kind: 'address'; address: string }
  | { kind: 'entry'; id: string; spaceId?: string }
  | { kind: 'file'; id: string }

type InValue = Omit<WrittenLink, 'field'>

export const linksOf = ({ type, values }: Pick<Subject, 'type' | 'values'>): WrittenLink[] =>
  Object.entries(type.fields)
    .filter(([, field]) => !field.hidden)
    .flatMap(([id, field]) =>
      linksInValue(field, values[id]).map((link) => ({
        ...link,
        field: id,
        text: link.text || wordsBeside(id, field, values),
      })),
    )

function linksInValue({ kind, markup }: Field, value: unknown): InValue[] {
  if (kind === 'richText') return linksInRichText(value)
  if (kind === 'json') return linksInJson(value, markup)
  if (typeof value !== 'string' || value.trim() === '') return []
  if (kind === 'url') return [clickable(value)]
  if (kind === 'html') return linksInHtml(value)
  return kind === 'markdown' ? linksInMarkdown(value) : []
}

/** Buttons have a text field: `button1Url` and `button1Text`, `url` and `linkText`. */
function wordsBeside(id: string, { kind }: Field, values: Subject['values']): string {
  if (kind !== 'url') return ''
  const words = [id.replace(/Url$/, 'Text'), 'linkText'].map((name) => values[name])
  return words.find((text) => typeof text === 'string' && text !== values[id])?.toString() ?? ''
}

/** Ignores embedded entries, which are blocks. */
const linksInRichText = (document: unknown): InValue[] =>
  nodesOf(document).flatMap((node) => {
    if (node.nodeType === 'hyperlink')
      return [clickable(typeof node.data.uri === 'string' ? node.data.uri : '', wordsOf(node), inText(node))]
    const to = hyperlinks.has(node.nodeType) ? linkedTo(node.data.target) : undefined
    return to ? [{ to, text: oneLine(wordsOf(node)), path: inText(node), element: 'a' as const }] : []
  })

const hyperlinks = new Set(['entry-hyperlink', 'asset-hyperlink', 'resource-hyperlink'])

const inText = ({ path }: TextNode) => path

function linkedTo(target: unknown): WrittenTarget | undefined {
  const sys = isRecord(target) && isRecord(target.sys) ? target.sys : {}
  if (sys.type === 'ResourceLink' && typeof sys.urn === 'string') {
    const away = targetOf({ sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: sys.urn } })
    return away && { kind: 'entry', id: away.id, spaceId: away.spaceId }
  }
  if (typeof sys.id !== 'string') return undefined
  return { kind: sys.linkType === 'Asset' ? 'file' : 'entry', id: sys.id }
}

const linksInJson = (json: unknown, markup?: 'html'): InValue[] =>
  textsIn(json).flatMap(({ key, text, path }) => {
    if (addressKey.test(key)) return text.trim() === '' ? [] : [clickable(text, '', path)]
    if (isAddress.test(text.trim())) return [picture(text.trim(), path)]
    if (!mayHoldLinks.test(text)) return []
    return markup === 'html' ? linksInHtml(text, path) : linksInMarkdown(text, path)
  })

/** JSON names images by address or by id. */
const isAddress = /^(?:https?:)?\/\/[^\s/]+\/\S*$/i
const mayHoldLinks = /\]\s*[([:]|<a\b|<img\b|https?:\/\/|www\./i

const picture = (written: string, path: string): InValue => ({
  ...clickable(written.replace(/^\/\//, 'https://'), '', path),
  element: 'img',
})

/** Falls back to a regular expression for HTML too large or too deep to parse. */
function linksInHtml(html: string, path = ''): InValue[] {
  try {
    return elementsIn(parse(html)).flatMap(({ tagName, properties, children }) => {
      const { href, src, alt } = properties
      if (tagName === 'a' && typeof href === 'string') return [clickable(href, textOf(children), path)]
      return tagName === 'img' && typeof src === 'string' && src !== ''
        ? [{ ...clickable(src, typeof alt === 'string' ? alt : '', path), element: 'img' as const }]
        : []
    })
  } catch {
    return [...html.matchAll(anyHref)].map(([, address = '']) => clickable(address, '', path))
  }
}

const anyHref = /\bhref\s*=\s*["']?([^"'\s>]+)/gi

/** The site shows longer Markdown as plain text. */
const linksInMarkdown = (markdown: string, path = '') =>
  linksInHtml(markdownToHtml(markdown.slice(0, bounds.characters)), path)

const clickable = (address: string, text = '', path = ''): InValue => ({
  ...{ path, text: oneLine(text), element: 'a' },
  to: { kind: 'address', address },
})

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
