import { useCallback, useEffect, useReducer } from 'react'
import { track } from '../../analytics/track.ts'
import { entryOf, remove, removedLine, restore, setQuantity } from '../../cart-data/cart.ts'
import { changeCart, readCart } from '../../cart-data/cart-store.ts'
import { messages as limitMessages } from '../../cart-data/messages.ts'
import { messages } from '../messages.ts'
import type { LineView } from './cart-view.ts'
import { itemOf } from './item-of.ts'
import { type Notice, nextNotice, noNotice, type Removal } from './notice.ts'

export type CartChanges = {
  notice: Notice
  setQuantity(line: LineView, quantity: number): void
  remove(lines: readonly LineView[]): void
  undo(removal: Removal): Promise<void>
  expire(): void
}

export function useChanges(words: string | undefined, nameOfGroup: string): CartChanges {
  const [notice, dispatch] = useReducer(nextNotice, noNotice)
  // Screen readers announce only changes of an existing region.
  useEffect(() => {
    if (words) dispatch({ type: 'said', words })
  }, [words])
  return {
    notice,
    setQuantity(line, quantity) {
      dispatch({ type: 'acted' })
      trackQuantity(line, quantity)
      void changeCart((cart) => setQuantity(cart, line.variantId, quantity))
    },
    remove(lines) {
      const before = readCart()
      const removed = lines.flatMap(({ variantId }) => removedLine(before, variantId) ?? [])
      const [first] = lines
      if (!first || removed.length === 0) return
      const items = lines.map((line) => itemOf(line))
      const name = lines.length > 1 ? nameOfGroup : first.name
      dispatch({ type: 'removed', name, lines: removed, items })
      track({ event: 'remove_from_cart', items })
      void changeCart((cart) => removed.reduce((rest, { variantId }) => remove(rest, variantId), cart))
    },
    async undo({ lines, name, items }) {
      dispatch({ type: 'acted' })
      const cart = await changeCart((each) => lines.reduce(restore, each))
      const isBack = lines.every(({ variantId }) => entryOf(cart, variantId) !== undefined)
      if (isBack) track({ event: 'add_to_cart', items })
      dispatch({ type: 'said', words: isBack ? messages.restored(name) : limitMessages.full })
    },
    expire: useCallback(() => dispatch({ type: 'expired' }), []),
  }
}

function trackQuantity(line: LineView, quantity: number) {
  const more = quantity - line.quantity
  if (more === 0) return
  const event = more > 0 ? 'add_to_cart' : 'remove_from_cart'
  track({ event, items: [itemOf(line, Math.abs(more))] })
}
