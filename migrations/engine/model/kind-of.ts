import type { FieldSpec } from '../specs/space-model.ts'
import type { Kind } from '../words/typed/kinds.ts'

export function kindOf({ type, linkType, items }: FieldSpec): Kind {
  if (type === 'Link') return `Link<${linkType ?? 'Entry'}>`
  if (type !== 'Array') return type
  return items?.type === 'Link' ? `Array<Link<${items.linkType ?? 'Entry'}>>` : 'Array<Symbol>'
}
