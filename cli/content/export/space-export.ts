/** A space in the shape of contentful-export, which contentful-import reads; it skips what it does not know. */
export type SpaceExport = {
  contentTypes: Item[]
  tags: Item[]
  editorInterfaces: Item[]
  entries: Content[]
  /** The published version of those entries that were changed since. */
  publishedEntries: Content[]
  assets: Content[]
  /** The published version of those assets that were changed since. */
  publishedAssets: Content[]
  locales: Item[]
}

/** As the Management API sends it. */
export type Item = { sys: Sys; [part: string]: unknown }
export type Content = Item & { fields: Fields }

/** The values of a field by locale. */
export type Fields = Record<string, Record<string, unknown> | undefined>

export type Sys = {
  id: string
  version?: number
  publishedVersion?: number
  archivedVersion?: number
  contentType?: { sys: { id: string } }
  [part: string]: unknown
}
