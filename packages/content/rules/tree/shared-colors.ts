import { isFaint } from '../../shared/contrast.ts'
import { linkOf } from '../links-in.ts'
import type { SaidIssue, TreeRule } from '../rule.ts'
import type { Content, Subject } from '../subject.ts'
import { colorIn } from './written-colors.ts'

const notices: Readonly<Record<string, { ground: string; usual: { text: string; ground: string } }>> = {
  announcement: { ground: 'backgroundColor', usual: { text: 'navy', ground: 'yellow' } },
  notificationDialogue: {
    ground: 'contentBackgroundColor',
    // Its text turns light on a dark background.
    usual: { text: '', ground: 'pale-yellow' },
  },
}

export const noticeContrast: TreeRule = {
  id: 'contrast-notice',
  title: 'Notices that are hard to read',
  about: 'The color entries of a notice or an announcement make its text readable.',
  severity: 'warning',
  scope: 'tree',
  check: ({ moments, content }) =>
    once(moments.flatMap(({ kind, subject }) => (kind === 'block' ? noticeFaults(subject, content) : []))),
}

function noticeFaults(subject: Subject, content: Content): SaidOf[] {
  const notice = notices[subject.type.id]
  if (!notice) return []
  const text = sharedColor(subject, 'color', content)
  const ground = sharedColor(subject, notice.ground, content)
  const [words, behind] = [text ?? notice.usual.text, ground ?? notice.usual.ground]
  if (!isFaint(words, behind)) return []
  const field = text === undefined ? notice.ground : 'color'
  const message = `Text in “${words}” is hard to read on the background “${behind}” of this notice. Choose colors that differ more.`
  return [{ subject, field, message }]
}

function sharedColor({ values }: Subject, field: string, { entries }: Content): string | undefined {
  const link = linkOf(values[field])
  const value = link?.linkType === 'Entry' ? entries.get(link.id)?.values.value : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const labelContrast: TreeRule = {
  id: 'contrast-label',
  title: 'Labels that are hard to read',
  about: 'The text of a label is readable on the color behind it, which the block of the picture sets.',
  severity: 'warning',
  scope: 'tree',
  check: ({ moments }) =>
    once(
      moments.flatMap(({ kind, subject, parents }) => {
        const holder = parents.at(-1)
        return kind === 'block' && subject.type.id === 'label' && holder ? labelFaults(subject, holder) : []
      }),
    ),
}

function labelFaults(label: Subject, holder: Subject): SaidOf[] {
  const [text, ground] = [colorIn(label, 'color'), colorIn(holder, groundField)]
  if (!isFaint(text, ground)) return []
  const message = `The text of the label “${label.values.text}” in “${text}” is hard to read on “${ground}”. Choose another label background color.`
  return [{ subject: holder, field: groundField, message }]
}

const groundField = 'imgLabelBackgroundColor'

type SaidOf = SaidIssue & { subject: Subject }

/** A block that is used twice gets one finding. */
const once = (said: readonly SaidOf[]): SaidOf[] => [
  ...new Map(said.map((one) => [`${one.subject.id}/${one.field}/${one.message}`, one])).values(),
]
