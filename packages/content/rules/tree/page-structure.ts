import type { TreeRule } from '../rule.ts'
import type { Moment } from '../tree.ts'

/** `outline/` corrects ranks that skip one. */
export const headingOrder: TreeRule = {
  id: 'heading-order',
  title: 'Headings that skip a level',
  about: 'Headings do not skip a level, across all blocks of a page.',
  severity: 'warning',
  scope: 'tree',
  check({ moments }) {
    const headings = moments.filter((moment) => moment.kind === 'heading')
    return headings.flatMap((heading, index) => {
      const before = headings[index - 1]
      const { subject, field } = heading
      if (!before || !isRaised(heading)) return []
      const { words, written = heading.shown, shown } = heading
      const fix = { kind: 'rank', words, from: written, to: shown } as const
      return [{ subject, field, message: skipped(heading, before), fix }]
    })
  },
}

type Heading = Extract<Moment, { kind: 'heading' }>

/** The first title is always the h1. */
const isRaised = ({ written, shown }: Heading) => written !== undefined && shown > 1 && written > shown

const skipped = ({ words, written, shown }: Heading, before: Heading) =>
  `“${short(words)}” is a heading ${written} after the heading ${before.shown} “${short(before.words)}”. The site shows it as a heading ${shown}: choose that level.`

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

export const anchorTwice: TreeRule = {
  id: 'anchor-twice',
  title: 'Anchors used twice',
  about: 'Each anchor of a page belongs to one block, so a link to it has one target.',
  severity: 'warning',
  scope: 'tree',
  check({ moments }) {
    const seen = new Set<string>()
    return moments.flatMap(({ kind, subject }) =>
      kind !== 'block'
        ? []
        : anchorFields.flatMap((field) => {
            const anchor = subject.values[field]
            if (typeof anchor !== 'string' || anchor === '') return []
            if (!seen.has(anchor)) {
              seen.add(anchor)
              return []
            }
            const message = `Another block of this page also has the anchor #${anchor}, and links lead only to the first one. Choose another anchor.`
            return [{ subject, field, message }]
          }),
    )
  },
}

const anchorFields = ['hashLink', 'hashId'] as const
