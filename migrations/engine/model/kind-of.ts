import type { FieldSpec } from '../specs/space-model.ts'
import type { FieldKind } from '../words/typed/kinds.ts'

export function kindOf({ type, linkType, items }: FieldSpec): FieldKind {
  if (type === 'Link') return `Link<${linkType ?? 'Entry'}>`
  if (type !== 'Array') return type
  return items?.type === 'Link' ? `Array<Link<${items.linkType ?? 'Entry'}>>` : 'Array<Symbol>'
}
