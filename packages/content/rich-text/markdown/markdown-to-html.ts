import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { shallow } from './bounds.ts'

/** The result is unsafe: only `page.html` decides what shows. Tags within the Markdown count. */
export const markdownToHtml = (source: string): string =>
  micromark(shallow(source), {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
