import type { Field } from '../define/field.ts'
import { nodesOf } from '../rich-text/nodes.ts'

/** Embeds and horizontal rules count as content. */
export function isEmpty({ kind }: Pick<Field, 'kind'>, value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return kind === 'richText' && isRichText(value) && !showsSomething(value)
}

const isRichText = (value: unknown) =>
  typeof value === 'object' && value !== null && (value as { nodeType?: unknown }).nodeType === 'document'

const showsSomething = (document: unknown) =>
  nodesOf(document).some(
    ({ nodeType, value }) => value.trim() !== '' || nodeType === 'hr' || nodeType.startsWith('embedded-'),
  )
