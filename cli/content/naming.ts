import { sentence } from '@association/content/content-type'
import { contentTypeFor } from '@association/content/content-types'
import { locale } from '@association/content/define/locale.ts'
import { titleOf, valuesOf } from '@association/content/rules'

export type Called = { type: string; typeName: string; title: string }

/** Only assets have no content type. */
type Held = { sys: { id: string; contentType?: { sys: { id: string } } }; fields: object }

export function calledOf({ sys, fields }: Held): Called {
  const values = valuesOf({ fields }, locale)
  const type = typeOf({ sys })
  if (type === 'asset') return { type, typeName: 'Asset', title: String(values.title || sys.id) }
  const model = contentTypeFor(type)
  return { type, typeName: model?.name ?? type, title: titleOf(model, values, sys.id) }
}

export const typeOf = ({ sys }: Pick<Held, 'sys'>) => sys.contentType?.sys.id ?? 'asset'

/** `Title “Welcome” (home-title)`; omits an id that equals the title. */
export const nameText = ({ typeName, title, id }: Omit<Called, 'type'> & { id: string }) =>
  `${typeName} “${title}”${title === id ? '' : ` (${id})`}`

export const fieldLabel = (type: string, field: string) =>
  contentTypeFor(type)?.fields[field]?.name ?? sentence(field)
