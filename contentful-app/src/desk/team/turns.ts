import type { Space } from '@association/content'
import type { Stream } from './changes-since.ts'

/** The spaces of the page: those of opened entries, this one first, and all. */
export type PageSpaces = { opened: readonly Space[]; all: readonly Space[] }

/** What rarely changes is asked for in every third turn, one kind at a time. */
const slowEvery = 3

/**
 * What a turn asks for. Entries of the opened spaces come in every turn; entries of another space and files come now and
 * then. While something is stored, the saves are up to twelve requests a minute: then only one of the opened spaces is asked
 * about in a turn. So all requests stay below 30 a minute.
 */
export function turns() {
  let turn = 0
  let slowTurn = 0
  return ({ opened, all }: PageSpaces, isStoring: boolean): readonly Stream[] => {
    turn += 1
    const own = opened.map((space): Stream => ({ space, linkType: 'Entry' }))
    if (isStoring) return own.slice(turn % own.length).slice(0, 1)
    if (turn % slowEvery !== 0) return own
    const others = all.filter((space) => !opened.includes(space))
    const slow = [
      ...others.map((space): Stream => ({ space, linkType: 'Entry' })),
      ...all.map((space): Stream => ({ space, linkType: 'Asset' })),
    ]
    const next = slow[slowTurn % slow.length]
    slowTurn += 1
    return next ? [...own, next] : own
  }
}
