import { linksIn } from '@association/content/rules'
import type { ExportItem, SpaceExport } from './space-export.ts'

export function select(all: SpaceExport, types: readonly string[]): SpaceExport {
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
