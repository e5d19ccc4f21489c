import type { ContentType } from '../define/content-type.ts'
import type { Field } from '../define/field.ts'
import type { As } from '../outline/outline.ts'
import { shownFields } from '../outline/shown-fields.ts'

type HeldFields = readonly (readonly [id: string, field: Field])[]
type TypeFields = ContentType['fields']

/** Types never change, and the preview asks at each keystroke. */
const known = { page: new WeakMap<TypeFields, HeldFields>(), others: new WeakMap<TypeFields, HeldFields>() }

export function heldFields({ fields }: Pick<ContentType, 'fields'>, as: As): HeldFields {
  const cache = as === 'page' ? known.page : known.others
  const held = cache.get(fields) ?? Object.entries(shownFields(fields, as)).filter(holds)
  cache.set(fields, held)
  return held
}

const kinds: ReadonlySet<string> = new Set(['reference', 'references', 'richText'])
const holds = ([, { kind }]: readonly [string, Field]) => kinds.has(kind)
