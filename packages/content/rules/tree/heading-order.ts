import type { Said, TreeRule } from '../rule.ts'
import type { Subject } from '../subject.ts'
import type { Moment } from '../tree.ts'

/**
 * The site makes the first title the page's only h1, lets later ones begin at h2, the headings of texts too, and
 * gives blocks that have a heading of their own the rank below the last title. What is left to editors is checked here.
 */
export const headingOrder: TreeRule = {
  id: 'heading-order',
  title: 'Headings that skip a rank',
  about: 'Headings follow each other without skipping a rank, across all blocks of a page.',
  severity: 'warning',
  scope: 'tree',
  check({ moments }) {
    const said: (Said & { subject: Subject })[] = []
    let last: Heading | undefined
    let titled = 1
    for (const heading of moments.flatMap((moment) => headingOf(moment) ?? [])) {
      const rank = rankOf(heading, { isFirst: !last, titled })
      if (last && rank > last.rank + 1) said.push(skipped({ ...heading, rank }, last))
      if (heading.from === 'title') titled = rank
      last = { ...heading, rank }
    }
    return said
  },
}

type Heading = {
  from: 'title' | 'text' | 'block'
  subject: Subject
  field: string
  /** As written; of a block's own heading, below the last title. */
  rank: number
  words: string
}

function headingOf(moment: Moment): Heading | undefined {
  const { subject } = moment
  if (moment.kind === 'heading') return { ...moment, from: 'text' }
  if (moment.kind !== 'block') return undefined
  const { type, values } = subject
  if (type.id === 'title' && values.text)
    return { from: 'title', subject, field: 'tag', rank: titleRank(values.tag), words: String(values.text) }
  const own = ownHeading(subject)
  if (!own) return undefined
  // Below the last title, and below the own headings of the blocks around it.
  const around = moment.parents.filter(ownHeading).length
  return { from: 'block', subject, ...own, rank: 1 + around }
}

const titleRank = (tag: unknown) => Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 1)

/** The fields that blocks show as their own headings, as in `render/survey.ts`. */
const ownHeadings = ['title', 'checklistTitle', 'sectionData'] as const

function ownHeading({ type, values }: Subject) {
  if (type.id === 'page') return undefined
  for (const field of ownHeadings) {
    const value = values[field]
    const words = typeof value === 'object' && value !== null ? (value as { title?: unknown }).title : value
    if (typeof words === 'string' && words.trim() !== '') return { field, words }
  }
  return undefined
}

function rankOf({ from, rank }: Heading, { isFirst, titled }: { isFirst: boolean; titled: number }) {
  if (from === 'block') return Math.min(titled + rank, 6)
  if (from === 'title' && isFirst) return 1
  return Math.max(rank, 2)
}

const skipped = ({ subject, field, rank, words }: Heading, last: Heading) => ({
  subject,
  field,
  message: `“${short(words)}” is a heading ${rank} after the heading ${last.rank} “${short(last.words)}”: make it a heading ${last.rank + 1}.`,
})

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
