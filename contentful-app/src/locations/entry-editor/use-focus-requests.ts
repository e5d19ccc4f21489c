import { useEffect } from 'react'
import type { Desk } from '../../desk/desk.ts'
import type { DeskActions } from '../../desk/desk-context.ts'
import { onFocusRequest } from '../../entry/focus-requests.ts'

/** Handles requests for the page and for all blocks on it. */
export function useFocusRequests(desk: Desk, { enter }: DeskActions) {
  useEffect(() => {
    const root = { space: desk.root.space, entry: desk.root.id }
    const isBelow = (entry: string) => {
      const tree = desk.tree.state()
      return tree.phase === 'known' && tree.content.entries.has(entry)
    }
    return onFocusRequest(root, {
      isOwn: ({ space, entry }) => space === root.space && (entry === root.entry || isBelow(entry)),
      show: enter,
    })
  }, [desk, enter])
}
