import { blocksFromHtml, type HtmlNode } from '@association/content/rich-text/from-html/index.ts'
import { documentOf } from '@association/content/rich-text/markdown/node.ts'
import { DOMParser, Fragment, Slice } from '@tiptap/pm/model'
import { schema } from '../model/schema.ts'
import { toEditor } from '../model/to-editor.ts'

/**
 * Content copied from this app stays unchanged. Other HTML goes through `rich-text/from-html`, which supports Word and
 * Google Docs. ProseMirror calls only `parseSlice`.
 */
export const clipboardParser: DOMParser = Object.assign(Object.create(DOMParser.fromSchema(schema)), {
  parseSlice(dom: Element, options: object) {
    if (dom.querySelector('[data-pm-slice]')) return DOMParser.fromSchema(schema).parseSlice(dom, options)
    const blocks = blocksFromHtml(nodesIn(dom))
    if (!blocks) return sliceOfText(dom.textContent ?? '')
    return Slice.maxOpen(toEditor(documentOf(blocks)).content)
  },
})

/** An empty line starts a paragraph. Other line breaks stay. */
export function sliceOfText(text: string): Slice {
  const { paragraph, lineBreak } = schema.nodes
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((part, _, all) => part !== '' || all.length === 1)
    .map((part) => {
      const lines = part.split('\n')
      const content = lines.flatMap((line, index) => [
        ...(index > 0 ? [lineBreak.create()] : []),
        ...(line === '' ? [] : [schema.text(line)]),
      ])
      return paragraph.create(null, content)
    })
  return Slice.maxOpen(Fragment.from(paragraphs))
}

/** The whole text must be one URL. */
export function addressIn(text: string): string | undefined {
  const trimmed = text.trim()
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(trimmed) ? trimmed : undefined
}

/**
 * Event handlers would not run, but browsers report each as a violation of the security policy. The pattern omits the
 * tag's end: searching for it from many starts would take minutes.
 */
export const withoutHandlers = (html: string) =>
  html.replace(/<[a-z][^>]*/gi, (tag) => tag.replace(/\son[a-z]+\s*=/gi, ' data-handler='))

function nodesIn({ childNodes }: Node): HtmlNode[] {
  return [...childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? '']
    if (!(node instanceof Element)) return []
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    return [{ tag: node.localName, attributes, children: nodesIn(node) }]
  })
}
