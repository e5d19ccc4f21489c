import type { KeyboardEvent } from 'react'
import { actsOf, goBy } from './act.ts'
import type { Described } from './blocks/described.ts'
import type { CanvasSession } from './canvas-session.ts'

export function pressedKey(event: KeyboardEvent, described: Described, session: CanvasSession): boolean {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
  if (by !== undefined && event.altKey) actsOf(described, session).move(by)
  else if (by !== undefined) goBy(by, described.block.path, session)
  else if (event.key === 'Delete') actsOf(described, session).remove()
  else return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

export function nextButton(key: string, buttons: readonly Element[], current: Element | null) {
  const at = current ? buttons.indexOf(current) : -1
  if (key === 'ArrowRight') return buttons[(at + 1) % buttons.length]
  if (key === 'ArrowLeft') return buttons.at(at - 1)
  if (key === 'Home') return buttons[0]
  return key === 'End' ? buttons.at(-1) : undefined
}
