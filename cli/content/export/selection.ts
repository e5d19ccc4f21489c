import { linksIn, statusOf } from '@association/content/rules'
import { isRecord } from '@association/content/safe/is-record.ts'
import type { ExportedEntity, ExportItem, SpaceExport } from './space-export.ts'

export function selectTypes(all: SpaceExport, types: readonly string[]): SpaceExport {
  const isWanted = ({ sys }: ExportItem) => types.includes(sys.contentType?.sys.id ?? '')
  const entries = all.entries.filter(isWanted)
  const publishedEntries = all.publishedEntries.filter(isWanted)
  const linked = new Set(
    linksIn([...entries, ...publishedEntries].map(({ fields }) => fields)).flatMap(({ linkType, id }) =>
      linkType === 'Asset' ? [id] : [],
    ),
  )
  return {
    ...all,
    contentTypes: all.contentTypes.filter(({ sys }) => types.includes(sys.id)),
    editorInterfaces: all.editorInterfaces.filter(isWanted),
    entries,
    publishedEntries,
    assets: all.assets.filter(({ sys }) => linked.has(sys.id)),
    publishedAssets: all.publishedAssets.filter(({ sys }) => linked.has(sys.id)),
  }
}

/** Removes unprocessed files: an upload cannot be downloaded and lives for a day. */
export function withoutUploads(all: SpaceExport): SpaceExport {
  const assets = all.assets.map((asset) => {
    if (!isWaiting(asset)) return asset
    const files = Object.entries(asset.fields.file ?? {}).filter(([, file]) => !isUpload(file))
    return { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } }
  })
  return { ...all, assets }
}

/** Returns a sentence for each thing that a restore would lose. */
export const leftOut = ({ assets, contentTypes }: SpaceExport): string[] => [
  ...assets
    .filter(isWaiting)
    .map(({ sys }) => `the file of the asset ${sys.id} is not processed yet and is not in the backup.`),
  ...contentTypes
    .filter(({ sys }) => statusOf(sys) === 'changed')
    .map(
      ({ sys }) =>
        `the content type ${sys.id} has unpublished changes: a restore would publish them. Publish or discard them, and export again.`,
    ),
]

const isWaiting = ({ fields }: ExportedEntity) => Object.values(fields.file ?? {}).some(isUpload)

const isUpload = (file: unknown) => isRecord(file) && file.uploadFrom !== undefined && file.url === undefined
