import type { Kind } from '@association/content'
import type { FieldValue } from '../../../entry/field-value.ts'

export type GroupId = 'content' | 'more' | 'layout' | 'colors'
export type Group = { id: GroupId; name: string; fields: readonly FieldValue[] }

/** These kinds describe layout instead of content. Switches mostly describe behavior, so they are missing here. */
const layout: ReadonlySet<Kind> = new Set(['classes', 'choice', 'integer', 'number'])

const names = { content: 'Content', more: 'More', layout: 'Layout', colors: 'Colors' } as const

/** The internal name and the layout fields are one click away. */
export function groupsOf(fields: readonly FieldValue[]): Group[] {
  const byGroup = Map.groupBy(fields, groupOf)
  return (Object.keys(names) as GroupId[]).flatMap((id) => {
    const own = byGroup.get(id)
    return own ? [{ id, name: names[id], fields: own }] : []
  })
}

function groupOf({ id, field }: FieldValue): GroupId {
  if (id === internalNameId) return 'more'
  if (field.group) return field.group
  if (field.kind === 'color') return 'colors'
  return layout.has(field.kind) && !field.required ? 'layout' : 'content'
}

export const internalNameId = 'internalName'
