import type { TreeRule } from '../rule.ts'

const anchors = ['hashLink', 'hashId'] as const

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
        : anchors.flatMap((field) => {
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
