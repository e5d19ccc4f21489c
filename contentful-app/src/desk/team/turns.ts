import type { Space } from '@association/content'
import type { Stream } from './changes-since.ts'

/** `opened` holds the spaces of opened entries, this space first. */
export type PageSpaces = { opened: readonly Space[]; all: readonly Space[] }

/** Rarely changed content is requested in every third turn, one kind at a time. */
const slowEvery = 3

/**
 * Chooses the requests of a turn so that all requests stay below 30 a minute. Opened spaces come in every turn, the
 * other space and files now and then. While saves take up to twelve requests a minute, a turn polls only one opened
 * space.
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
