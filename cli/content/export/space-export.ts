/** contentful-export's format; contentful-import skips unknown parts. */
export type SpaceExport = {
  contentTypes: Item[]
  tags: Item[]
  editorInterfaces: Item[]
  entries: Content[]
  /** Published versions of entries changed since. */
  publishedEntries: Content[]
  assets: Content[]
  /** Published versions of assets changed since. */
  publishedAssets: Content[]
  locales: Item[]
}

export type Item = { sys: Sys; [part: string]: unknown }
export type Content = Item & { fields: Fields }

/** By locale. */
export type Fields = Record<string, Record<string, unknown> | undefined>

export type Sys = {
  id: string
  version?: number
  publishedVersion?: number
  archivedVersion?: number
  contentType?: { sys: { id: string } }
  [part: string]: unknown
}
