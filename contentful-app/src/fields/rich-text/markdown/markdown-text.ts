import type { RichText } from '@association/content'
import { fromMarkdown, toMarkdown } from '@association/content/rich-text/markdown/index.ts'
import { markdownToHtml } from '@association/content/rich-text/markdown/markdown-to-html.ts'

/** Returns undefined if the visual editor would lose a part, such as a picture, HTML or a code block. */
export async function textFromMarkdown(markdown: string): Promise<RichText | undefined> {
  const text = await fromMarkdown(markdown)
  return isSameOnPage(markdown, markdownFromText(text)) ? text : undefined
}

export const markdownFromText = (text: RichText | undefined) => (text ? toMarkdown(text) : '')

/** Ignores line breaks between elements and optional break points. */
const isSameOnPage = (one: string, other: string) => plainHtml(one) === plainHtml(other)

const plainHtml = (markdown: string) =>
  markdownToHtml(markdown)
    .replace(/\s*\n\s*/g, '\n')
    .replace(/>\n|\n</g, (match) => match.replace('\n', ''))
    .replaceAll('<wbr>', '')
    .trim()
