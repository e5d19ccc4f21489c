import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { shallow } from './bounds.ts'

/**
 * Markdown as HTML for `page.html`, which alone decides what of it may be seen: it is not safe by itself. CommonMark
 * with tables, strikethrough and bare addresses; tags within the Markdown count as tags.
 */
export const markdownToHtml = (source: string): string =>
  micromark(shallow(source), {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
