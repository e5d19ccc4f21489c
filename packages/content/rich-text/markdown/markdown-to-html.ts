import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { shallow } from './bounds.ts'

/**
 * The result is unsafe by itself: only `page.html` decides what shows. Supports CommonMark with tables, strikethrough
 * and bare URLs; tags within the Markdown count as tags.
 */
export const markdownToHtml = (source: string): string =>
  micromark(shallow(source), {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
