import type { TreeRule } from '../rule.ts'

const anchors = ['hashLink', 'hashId'] as const

export const anchorTwice: TreeRule = {
  id: 'anchor-twice',
  title: 'Anchors used twice',
  about: 'Each anchor of a page is that of one block, so that a link to it leads there.',
  severity: 'warning',
  scope: 'tree',
  check({ moments }) {
    const seen = new Set<string>()
    return moments.flatMap(({ kind, subject }) =>
      kind !== 'block'
        ? []
        : anchors.flatMap((field) => {
            const anchor = subject.values[field]
            if (typeof anchor !== 'string' || anchor === '') return []
            if (!seen.has(anchor)) {
              seen.add(anchor)
              return []
            }
            const message = `Another block of this page has the anchor #${anchor} too, and links lead only to the first. Choose another one.`
            return [{ subject, field, message }]
          }),
    )
  },
}
