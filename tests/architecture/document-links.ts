import { markdownToHtml } from '@association/content/rich-text/markdown/markdown-to-html.ts'

type DocumentLink = { text: string; target: string }

/** Links and pictures of a Markdown document. Examples inside code are escaped in the HTML, so they do not count. */
export function linksIn(markdown: string): DocumentLink[] {
  const html = markdownToHtml(markdown)
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  const pictures = [...html.matchAll(/<img\s[^>]*?src="([^"]*)"/g)]
  return [...links, ...pictures].map(([, target = '', text = '']) => ({
    text: textOf(text).replace(/\s+/g, ' '),
    target: decodeURI(unescaped(target)),
  }))
}

/** The fragments that a document offers on GitHub: a slug for each heading, and ids in HTML. */
export function anchorsIn(markdown: string): Set<string> {
  const html = markdownToHtml(markdown)
  const anchors = new Set<string>()
  for (const [, heading = ''] of html.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs)) {
    const slug = slugOf(textOf(heading))
    let anchor = slug
    for (let repeat = 1; anchors.has(anchor); repeat += 1) anchor = `${slug}-${repeat}`
    anchors.add(anchor)
  }
  for (const [, id = ''] of html.matchAll(/<[a-z][^>]*?\s(?:id|name)="([^"]+)"/g)) anchors.add(id)
  return anchors
}

/** GitHub keeps letters, digits, hyphens and underscores, and writes each space as a hyphen. */
export const slugOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

const textOf = (html: string) => unescaped(html.replace(/<[^>]*>/g, ''))

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const unescaped = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity] ?? entity)
