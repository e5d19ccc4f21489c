import type { Field } from '../../define/field.ts'
import type { TreeRule } from '../rule.ts'
import { titleOf } from '../subject.ts'

export const insideItself: TreeRule = {
  id: 'inside-itself',
  title: 'Blocks that contain themselves',
  about: 'No block contains itself, directly or through other blocks.',
  severity: 'error',
  scope: 'tree',
  check: ({ moments }) =>
    moments.flatMap((moment) => {
      if (moment.kind !== 'cycle') return []
      const { subject, field, back } = moment
      // `link-itself` reports a block that holds itself. Data may link back.
      if (back.id === subject.id || !placesBlocks(subject.type.fields[field])) return []
      const name = titleOf(back.type, back.values, back.id)
      const message = `This link makes “${name}” contain itself, so the site leaves it out here. Remove the link.`
      return [{ subject, field, message }]
    }),
}

const placesBlocks = (field: Field | undefined) =>
  field?.kind === 'richText' || (field?.to !== undefined && 'slot' in field.to)
