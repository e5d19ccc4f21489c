import { shownFields } from '../../outline/shown-fields.ts'
import { mostWork, workOf } from '../../safe/work.ts'
import type { TreeRule } from '../rule.ts'
import type { Subject } from '../subject.ts'

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
      return isShown ? [] : [{ subject, message }]
    })
  },
}

const message = `This block does not fit, so the site leaves it out: a page can show about ${mostWork} characters, and each tag, mark and line counts as several. Shorten the block, or move it to another page.`
