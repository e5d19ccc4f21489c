import type { Field } from '../../define/field.ts'
import { shownFields } from '../../outline/shown-fields.ts'
import { mostWork, workOf } from '../../safe/work.ts'
import type { TreeRule } from '../rule.ts'
import { type Subject, titleOf } from '../subject.ts'

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

export const tooDeep: TreeRule = {
  id: 'too-deep',
  title: 'Blocks nested too deeply',
  about: 'No block is nested more deeply than the site shows.',
  severity: 'error',
  scope: 'tree',
  check: ({ moments }) =>
    moments.flatMap((moment) => {
      if (moment.kind !== 'depth') return []
      const { subject, field, target } = moment
      const name = titleOf(target.type, target.values, target.id)
      const message = `“${name}” is inside more than ten other blocks, so the site leaves it out. Move it further up on the page.`
      return [{ subject, field, message }]
    }),
}

export const tooMuch: TreeRule = {
  id: 'too-much',
  title: 'Pages with too much text',
  about: 'A page has no more text than the site shows.',
  severity: 'error',
  scope: 'tree',
  check({ moments }) {
    let work = 0
    const works = new Map<Subject, number>()
    return moments.flatMap((moment) => {
      if (moment.kind !== 'block') return []
      const { subject, as } = moment
      const own = works.get(subject) ?? workOf(shownFields(subject.type.fields, as), subject.values)
      works.set(subject, own)
      const isShown = work + own <= mostWork
      if (isShown) work += own
      return isShown ? [] : [{ subject, message: tooMuchMessage }]
    })
  },
}

const tooMuchMessage = `This block does not fit, so the site leaves it out: a page can show about ${mostWork} characters, and each tag, mark and line counts as several. Shorten the block, or move it to another page.`
