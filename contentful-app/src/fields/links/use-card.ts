import type { FoundLink } from '@association/content/rules'
import { useEffect, useState } from 'react'
import type { Card } from './cards.ts'
import { useCards } from './cards-context.ts'

export function useCard(link: FoundLink | undefined): Card | undefined {
  const { cards, revision, known } = useCards()
  const { linkType, id } = link ?? {}
  const there = link && known(link)
  const isThere = there !== undefined
  const [card, setCard] = useState<Card>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision asks again
  useEffect(() => {
    if (isThere || !linkType || id === undefined) return undefined
    let isOver = false
    cards.load({ linkType, id }).then(
      (loaded) => !isOver && setCard(loaded),
      () => !isOver && setCard({ title: id, type: 'This entry could not be loaded', status: 'unknown' }),
    )
    return () => {
      isOver = true
    }
  }, [cards, revision, isThere, linkType, id])
  return there ?? card
}
