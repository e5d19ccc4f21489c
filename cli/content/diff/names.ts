import type { ExportedEntity, SpaceExport } from '../export/space-export.ts'
import { calledOf, nameText } from '../naming.ts'

export type Names = ReadonlyMap<string, string>

export const namesOf = (...sides: readonly SpaceExport[]): Names =>
  new Map(
    sides.flatMap(({ entries, assets }) => [
      ...entries.map((entry) => [`Entry/${entry.sys.id}`, nameOf(entry)] as const),
      ...assets.map((asset) => [`Asset/${asset.sys.id}`, nameOf(asset)] as const),
    ]),
  )

const nameOf = (content: ExportedEntity) => nameText({ ...calledOf(content), id: content.sys.id })
