import { stripVTControlCharacters } from 'node:util'
import type { Narrate } from './stack.ts'

type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/** Updates a line in place on a terminal; elsewhere writes only the end of each step. */
export function narrateTo(screen: Screen, now: () => number = Date.now): Narrate {
  let began = now()
  let detail = ''
  const begin = () => {
    began = now()
    detail = ''
  }
  const end = (title: string) => {
    const took = detail === 'unchanged' ? detail : `${((now() - began) / 1000).toFixed(1)} s`
    screen.write(`${screen.isTTY ? clearLine : ''}  ✓ ${title}  ${took}\n`)
  }
  return ({ title, phase, detail: said = detail }) => {
    if (phase === 'end') return end(title)
    if (phase === 'begin') begin()
    else detail = stripVTControlCharacters(said).trim()
    if (screen.isTTY) screen.write(clearLine + `  … ${title}  ${detail}`.slice(0, (screen.columns ?? 80) - 1))
  }
}

const clearLine = '\r\x1b[2K'
