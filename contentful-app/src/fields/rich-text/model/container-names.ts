/** ProseMirror forbids hyphens in node names. */
export const containerNames = {
  unorderedList: 'unordered-list',
  orderedList: 'ordered-list',
  listItem: 'list-item',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'table-row',
  tableCell: 'table-cell',
  tableHeaderCell: 'table-header-cell',
} as const

export type Container = keyof typeof containerNames

export const containerFor = (nodeType: string) =>
  (Object.keys(containerNames) as Container[]).find((name) => containerNames[name] === nodeType)
