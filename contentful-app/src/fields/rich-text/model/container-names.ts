/** Contentful's names of the nodes that contain blocks; ProseMirror allows no hyphens in the names of nodes. */
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

/** The editor's name of a node of Contentful. */
export const containerFor = (nodeType: string) =>
  (Object.keys(containerNames) as Container[]).find((name) => containerNames[name] === nodeType)
