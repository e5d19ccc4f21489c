import type { Element, ElementContent } from 'hast'

/** Editors seldom set scopes. */
export function scopeHeaders(table: Element) {
  rowsOf(table).forEach(({ cells, isInHead }, index) => {
    const headers = cells.filter(({ tagName }) => tagName === 'th')
    const isAboveColumns = isInHead || (index === 0 && headers.length === cells.length)
    for (const header of headers)
      header.properties = { scope: isAboveColumns ? 'col' : 'row', ...header.properties }
  })
}

const rowsOf = (table: Element) =>
  elements(table.children).flatMap((part) => {
    const rows = part.tagName === 'tr' ? [part] : elements(part.children)
    return rows.map((row) => ({ cells: elements(row.children), isInHead: part.tagName === 'thead' }))
  })

const elements = (nodes: readonly ElementContent[]) => nodes.filter((node) => node.type === 'element')
