import { stripVTControlCharacters } from 'node:util'
import type { Narrate } from './stack.ts'

type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/** One line a step: on a terminal it moves while the step runs; elsewhere only its end is written. */
export function narrateTo(screen: Screen, now: () => number = Date.now): Narrate {
  let began = now()
  let detail = ''
  const over = (text: string) => `\r\x1b[2K${text.slice(0, (screen.columns ?? 80) - 1)}`
  const isLive = screen.isTTY === true
  return (step) => {
    if (step.phase === 'begin') began = now()
    detail = step.phase === 'begin' ? '' : (step.detail?.trim() ?? detail)
    if (step.phase === 'end') {
      const took = detail === 'unchanged' ? detail : `${((now() - began) / 1000).toFixed(1)} s`
      screen.write(`${isLive ? over('') : ''}  ✓ ${step.title}  ${took}\n`)
    } else if (isLive) {
      screen.write(over(`  … ${step.title}  ${stripVTControlCharacters(detail)}`))
    }
  }
}
