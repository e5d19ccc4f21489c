import { stripVTControlCharacters } from 'node:util'
import type { Narrate } from './stack.ts'

type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/** On a terminal, updates one line with all running steps in place; elsewhere writes only the end of each step. */
export function narrateTo(screen: Screen, now: () => number = Date.now): Narrate {
  const running = new Map<string, { began: number; detail: string }>()

  function redraw() {
    if (!screen.isTTY || running.size === 0) return
    const width = (screen.columns ?? 80) - 1 - mark.length
    const most = Math.floor(width / running.size)
    const steps = [...running].map(([title, { detail }]) => `${title}  ${detail}`.slice(0, most))
    screen.write(clearLine + mark + steps.join('  ').slice(0, width))
  }
  function end(title: string) {
    const { began = now(), detail } = running.get(title) ?? {}
    running.delete(title)
    const took = detail === 'unchanged' ? detail : `${((now() - began) / 1000).toFixed(1)} s`
    screen.write(`${screen.isTTY ? clearLine : ''}  ✓ ${title}  ${took}\n`)
  }
  return ({ title, phase, detail = '' }) => {
    if (phase === 'end') end(title)
    else {
      const { began = now() } = running.get(title) ?? {}
      running.set(title, { began, detail: stripVTControlCharacters(detail).trim() })
    }
    redraw()
  }
}

const mark = '  … '
const clearLine = '\r\x1b[2K'
