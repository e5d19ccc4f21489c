import type { EntryRef } from '../../contentful/addresses.ts'
import type { Session } from '../../contentful/session.ts'
import { useDesk } from '../../desk/desk-context.ts'

export function useOpenBelow({ sdk }: Session): (id: string) => unknown {
  const desk = useDesk()?.desk
  if (!desk) return (id) => sdk.navigator.openEntry(id, { slideIn: true })
  return (id) => {
    const { trail } = desk.selection.state()
    const [{ space }] = trail as [EntryRef]
    desk.selection.select({ trail: [...trail, { space, entry: id }] })
  }
}
