import { type HtmlNode, markdownFromHtml } from '@association/content/rich-text/from-html/index.ts'

/** Copied HTML as Markdown; undefined if the plain text beside it says as much. */
export function pastedMarkdown(copied: Pick<DataTransfer, 'getData' | 'types'>): string | undefined {
  if (copied.types.includes(codeEditorType)) return undefined
  const html = copied.getData('text/html')
  return html === '' ? undefined : markdownFromHtml(nodesIn(inertDocument(html).body))
}

/** Visual Studio Code copies source text with the colors of its syntax. */
const codeEditorType = 'vscode-editor-data'

/** A document that runs no script and loads no picture, whatever it says. */
const inertDocument = (html: string) => new DOMParser().parseFromString(withoutHandlers(html), 'text/html')

/**
 * Event handlers would not run, but a browser reports each of them as a violation of the security policy. The pattern
 * does not ask for the end of a tag: it would search for it again at each start, which takes minutes for many starts.
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
