import type { RichText } from '@association/content'
import { fromMarkdown, toMarkdown } from '@association/content/rich-text/markdown/index.ts'
import { markdownToHtml } from '@association/content/rich-text/markdown/markdown-to-html.ts'

/**
 * Markdown as a text for the visual editor. Returns undefined if it says something that the editor would lose, such as a
 * picture, HTML or a block of code; then people edit the Markdown itself.
 */
export async function textFromMarkdown(markdown: string): Promise<RichText | undefined> {
  const text = await fromMarkdown(markdown)
  return isSameOnPage(markdown, markdownFromText(text)) ? text : undefined
}

export const markdownFromText = (text: RichText | undefined) => (text ? toMarkdown(text) : '')

/** Whether visitors see the same. Line breaks between elements and places to break a line are no difference. */
const isSameOnPage = (one: string, other: string) => plainHtml(one) === plainHtml(other)

const plainHtml = (markdown: string) =>
  markdownToHtml(markdown)
    .replace(/\s*\n\s*/g, '\n')
    .replace(/>\n|\n</g, (match) => match.replace('\n', ''))
    .replaceAll('<wbr>', '')
    .trim()
