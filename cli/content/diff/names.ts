import { contentTypeFor } from '@association/content/content-types'
import { locale } from '@association/content/define/locale.ts'
import { titleOf, valuesOf } from '@association/content/rules'
import type { Content, SpaceExport } from '../export/space-export.ts'

/** What a link leads to in words, by `Entry/id` and `Asset/id`. */
export type Names = ReadonlyMap<string, string>

export const namesOf = (...sides: readonly SpaceExport[]): Names =>
  new Map(
    sides.flatMap(({ entries, assets }) => [
      ...entries.map((entry) => [`Entry/${entry.sys.id}`, entryName(entry)] as const),
      ...assets.map((asset) => [`Asset/${asset.sys.id}`, assetName(asset)] as const),
    ]),
  )

/** `Title “Welcome” (home-title)`, the id only where it says more. */
function entryName({ sys, fields }: Content): string {
  const type = sys.contentType?.sys.id ?? ''
  const model = contentTypeFor(type)
  return nameOf(model?.name ?? type, titleOf(model, valuesOf({ fields }, locale), sys.id), sys.id)
}

const assetName = ({ sys, fields }: Content) =>
  nameOf('Asset', String(valuesOf({ fields }, locale).title || sys.id), sys.id)

export const nameOf = (typeName: string, title: string, id: string) =>
  `${typeName} “${title}”${title === id ? '' : ` (${id})`}`
