import { type Content, type FoundLink, isSubject, unpublishedBelow } from '@association/content/rules'
import type { Card } from './cards.ts'

/** Counts unpublished entries and files inside a linked entry. */
export type Below = {
  phase: 'looking' | 'known' | 'failed'
  countOf(link: FoundLink): number | undefined
}

export function below(phase: Below['phase'], content: Content | undefined): Below {
  const counts = new Map<string, number>()
  return {
    phase,
    countOf({ linkType, id }) {
      if (linkType === 'Asset') return 0
      const target = content?.entries.get(id)
      if (!content || !target) return undefined
      if (!isSubject(target)) return 0
      const count = counts.get(id) ?? unpublishedBelow(target, content).length
      counts.set(id, count)
      return count
    },
  }
}

export type CardBadge = {
  words: string
  variant: 'warning' | 'primary' | 'positive' | 'negative' | 'secondary'
}

const variants = {
  draft: 'warning',
  changed: 'primary',
  published: 'positive',
  archived: 'negative',
  missing: 'negative',
  unknown: 'secondary',
} as const satisfies Record<Card['status'], CardBadge['variant']>

/** The badge “Published” appears alone only if all entries inside are published too. */
export function badgesOf({ status }: Pick<Card, 'status'>, link: FoundLink, tree: Below): CardBadge[] {
  const own = { words: status, variant: variants[status] }
  const count = tree.countOf(link)
  if (count) return [own, { words: `contains ${count} unpublished`, variant: 'warning' }]
  if (status !== 'published' || (count === 0 && tree.phase === 'known')) return [own]
  if (tree.phase === 'failed') return [own, { words: 'contents not checked', variant: 'secondary' }]
  return [{ words: 'checking…', variant: 'secondary' }]
}
