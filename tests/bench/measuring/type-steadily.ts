import { setTimeout as wait } from 'node:timers/promises'
import type { Keyboard } from '@playwright/test'

type Rhythm = { keys: number; everyMs: number }

/** Keys come at a steady pace, even if the browser is still busy. */
export async function typeSteadily(
  keyboard: Keyboard,
  { keys, everyMs }: Rhythm,
  keyAt: (index: number) => string[],
) {
  const begin = performance.now()
  for (let index = 0; index < keys; index += 1) {
    await wait(Math.max(0, begin + index * everyMs - performance.now()))
    for (const key of keyAt(index)) await keyboard.press(key)
  }
}

const letters = 'lead from the middle '

export function letterAt(index: number): string {
  const letter = letters.charAt(index % letters.length)
  return letter === ' ' ? 'Space' : letter
}
