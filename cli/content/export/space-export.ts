/** contentful-export's format; contentful-import skips unknown parts. */
export type SpaceExport = {
  contentTypes: ExportItem[]
  tags: ExportItem[]
  editorInterfaces: ExportItem[]
  entries: ExportedEntity[]
  /** Published versions of entries and assets changed since. */
  publishedEntries: ExportedEntity[]
  assets: ExportedEntity[]
  publishedAssets: ExportedEntity[]
  locales: ExportItem[]
}

export type ExportItem = { sys: Sys; [part: string]: unknown }
export type ExportedEntity = ExportItem & { fields: LocalizedFields }

/** By locale. */
export type LocalizedFields = Record<string, Record<string, unknown> | undefined>

export type Sys = {
  id: string
  version?: number
  publishedVersion?: number
  archivedVersion?: number
  contentType?: { sys: { id: string } }
  [part: string]: unknown
}
