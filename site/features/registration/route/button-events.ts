import type { Step } from '../answers.ts'
import type { StepValues } from '../draft/values.ts'
import { type Flow, type FlowEvent, next } from '../machine/next.ts'

type PressedButton = { step: Step; values: StepValues; at: number; newId: string }

/** `change-1` changes a submitted registration, from step 1. An unknown button only saves. */
export function eventsOf(button: string | null, { step, values, at, newId }: PressedButton): FlowEvent[] {
  const entered = { step, values, at }
  const target = /^go-(\d)$/.exec(button ?? '')?.[1]
  if (target !== undefined)
    return [
      { type: 'save', ...entered },
      { type: 'go', step: target },
    ]
  const changed = /^change-(\d)$/.exec(button ?? '')?.[1]
  if (changed !== undefined)
    return [
      { type: 'restart', id: newId, at, withAnswers: true },
      { type: 'edit', step: changed },
    ]
  switch (button) {
    case 'continue':
    case 'back':
      return [{ type: button, ...entered }]
    case 'change':
    case 'restart':
      return [{ type: 'restart', id: newId, at, withAnswers: button === 'change' }]
    default:
      return [{ type: 'save', ...entered }]
  }
}

export const follow = (flow: Flow, events: readonly FlowEvent[]): Flow =>
  events.reduce((current, event) => next(current, event), flow)
