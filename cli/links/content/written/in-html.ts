import { elementsIn } from '@association/content/html/elements-in.ts'
import { parse } from '@association/content/html/parse.ts'
import { textOf } from '@association/content/html/text-of.ts'
import { bounds } from '@association/content/rich-text/markdown/bounds.ts'
import { markdownToHtml } from '@association/content/rich-text/markdown/markdown-to-html.ts'
import { clickable, type InValue } from './link.ts'

/** Falls back to a regular expression for HTML too large or too deep to parse. */
export function linksInHtml(html: string, path = ''): InValue[] {
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
export const linksInMarkdown = (markdown: string, path = '') =>
  linksInHtml(markdownToHtml(markdown.slice(0, bounds.characters)), path)
