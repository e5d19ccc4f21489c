import { nodesOf, type RichNode } from '@association/content/rich-text/markdown/node.ts'
import { createElement, type ReactNode } from 'react'
import { isRichText } from './model/is-rich-node.ts'
import styles from './rich-text.module.css'

/** Shows the text while the editor loads. */
export function ReadingText({ text, attributes }: { text: unknown; attributes: Record<string, string> }) {
  return (
    <div className={styles.text}>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area has no headings and lists */}
      <div
        role="textbox"
        aria-multiline="true"
        aria-readonly="true"
        aria-busy="true"
        tabIndex={0}
        {...attributes}
      >
        {isRichText(text) ? nodesOf(text).map(read) : null}
      </div>
    </div>
  )
}

const elements: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
  'table-row': 'tr',
  'table-cell': 'td',
  'table-header-cell': 'th',
  hyperlink: 'u',
  'entry-hyperlink': 'u',
  'asset-hyperlink': 'u',
}

/** Nodes have no id, so the index is the key. */
function read(node: RichNode, index: number): ReactNode {
  const { nodeType, value, marks = [] } = node
  const children = (node.content ?? []).map(read)
  if (nodeType === 'text')
    return marks.some(({ type }) => type === 'bold') ? <strong key={index}>{value}</strong> : value
  if (nodeType === 'hr') return <hr key={index} />
  if (nodeType === 'table')
    return (
      <table key={index}>
        <tbody>{children}</tbody>
      </table>
    )
  if (nodeType.startsWith('embedded-')) return <div key={index} data-card="" className={styles.waiting} />
  const heading = /^heading-([1-6])$/.exec(nodeType)?.[1]
  const tag = heading ? `h${heading}` : elements[nodeType]
  if (!tag) return null
  const isEmpty = children.every((child) => child === '')
  return createElement(tag, { key: index }, isEmpty && /^(?:p|h\d)$/.test(tag) ? <br /> : children)
}
