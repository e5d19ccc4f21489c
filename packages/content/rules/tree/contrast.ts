import { nodesOf, wordsOf } from '../../rich-text/nodes.ts'
import { isFaint, overlaid } from '../../shared/contrast.ts'
import type { SaidIssue, TreeRule } from '../rule.ts'
import type { Subject } from '../subject.ts'
import { anywhere, type Ground, groundOf, whiteCard, whitePage } from './grounds.ts'
import { colorIn, groundFields, leastOf, textColorsOf } from './written-colors.ts'

type SaidOf = SaidIssue & { subject: Subject }

/** `contrast-own` checks a single block. */
export const contrastAround: TreeRule = {
  id: 'contrast',
  title: 'Text that is hard to read',
  about: 'Text is readable on the background around it, of a block or of the white page.',
  severity: 'warning',
  scope: 'tree',
  check({ root, moments }) {
    const outermost = root.type.id === 'page' ? whitePage : anywhere
    const inside: Ground[] = []
    const said = new Map<string, SaidOf>()
    for (const moment of moments) {
      if (moment.kind !== 'block') continue
      const { subject, parents, as } = moment
      const around = inside[parents.length - 1] ?? outermost
      // Checklist items also count as cards, but have no white box.
      const isBoxed = as === 'card' && subject.type.slots.includes('card')
      const ground = groundOf(subject, isBoxed ? whiteCard : around)
      inside[parents.length] = ground
      // A block used twice on the same background gets one finding.
      for (const one of faultsOf(subject, ground))
        said.set(`${one.subject.id}/${one.field}/${one.message}`, one)
    }
    return [...said.values()]
  },
}

function faultsOf(subject: Subject, ground: Ground): SaidOf[] {
  // `contrast-label` checks labels, which have their own background.
  if (subject.type.id === 'label') return []
  const isOwn = ground.owner?.subject === subject && groundFields.some((name) => name === ground.owner?.field)
  const chosen = isOwn ? [] : textColorsOf(subject)
  return [
    ...chosen
      .filter(({ color, least }) => isFaint(overlaid(color, ground.color), ground.color, least))
      .map(({ field, color }) => ({
        subject,
        field,
        message: `Text in “${color}” is hard to read on ${ground.name}${isOwn ? '' : around(ground)}. Choose colors that differ more.`,
      })),
    ...usualFaults(subject, ground),
  ]
}

const around = ({ owner }: Ground) => (owner ? ' of the block around it' : '')

function usualFaults(subject: Subject, { color, usual, owner, name }: Ground): SaidOf[] {
  if (!owner || !usual || subject.type.id === 'metaTitle') return []
  const isFaintHere = usualWords(subject).some(([role, least]) => isFaint(usual[role], color, least))
  if (!isFaintHere) return []
  const remedy =
    owner.subject === subject && subject.type.fields.color
      ? 'Choose a color for the text as well.'
      : 'Choose a lighter or a darker background.'
  const message = `Text without its own color is hard to read on ${name}. ${remedy}`
  return [{ ...owner, message }]
}

type Role = keyof NonNullable<Ground['usual']>

function usualWords(subject: Subject): [Role, number][] {
  const { type, values } = subject
  if (type.id === 'title')
    return values.text && !colorIn(subject, 'color') ? [['heading', leastOf(subject)]] : []
  const nodes = Object.entries(type.fields).flatMap(([id, { kind }]) =>
    kind === 'richText' ? nodesOf(values[id]) : [],
  )
  const least = leastOf(subject)
  const isSaid = nodes.some(({ value }) => value.trim() !== '')
  const isLinked = nodes.some((node) => node.nodeType.endsWith('hyperlink') && wordsOf(node).trim() !== '')
  return [
    ...(isSaid && !colorIn(subject, 'color') ? [['text', least] as [Role, number]] : []),
    ...(isLinked && !colorIn(subject, 'linkColor') ? [['link', least] as [Role, number]] : []),
  ]
}
