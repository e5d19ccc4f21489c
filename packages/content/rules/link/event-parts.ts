import { hasContent } from '../../types/event-part/has-content.ts'
import { eventParts } from '../../types/event-part/model.ts'
import type { LinkRule } from '../rule.ts'
import { isSubject } from '../subject.ts'
import { nameOf } from './targets.ts'

export const emptyEventParts: LinkRule = {
  id: 'event-part-empty',
  title: 'Event parts without content',
  about: 'An event part shows something that its edition has.',
  severity: 'warning',
  scope: 'link',
  check(link) {
    const { from } = link
    if (from.type.id !== 'eventPart' || link.to !== 'Entry' || !isSubject(link.target)) return []
    const part = eventParts.find((each) => each === from.values.part)
    return part && !hasContent(part, link.target.values)
      ? [
          `“${nameOf(link)}” has nothing to show in the part “${part}”, so visitors do not see it. Complete the edition, or remove this part.`,
        ]
      : []
  },
}
