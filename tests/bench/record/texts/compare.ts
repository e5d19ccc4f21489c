import type { Texts } from './folder.ts'

export type NamedDifference = {
  /** Names of texts; `*` matches any characters. */
  texts: string
  /** Must match each differing line; undefined matches any. */
  lines?: RegExp
  reason: string
}

export type Difference = {
  name: string
  kind: 'missing' | 'new' | 'changed'
  /** Lines of one record only: `- ` before, `+ ` now. */
  lines: readonly string[]
  /** Undefined for an unnamed difference. */
  reason: string | undefined
}

export function compare(before: Texts, now: Texts, named: readonly NamedDifference[]): Difference[] {
  const names = [...new Set([...before.keys(), ...now.keys()])].toSorted()
  return names.flatMap((name) => {
    const [earlier, later] = [before.get(name), now.get(name)]
    if (earlier === later) return []
    const kind = earlier === undefined ? 'new' : later === undefined ? 'missing' : 'changed'
    const lines = changedLines(earlier ?? '', later ?? '')
    return { name, kind, lines, reason: reasonOf({ name, lines }, named) }
  })
}

function changedLines(before: string, now: string): string[] {
  const removed = without(before.split('\n'), now.split('\n')).map((line) => `- ${line}`)
  const added = without(now.split('\n'), before.split('\n')).map((line) => `+ ${line}`)
  const lines = [...removed, ...added]
  return lines.length > 0 ? lines : ['the same lines in another order']
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/** Several named differences may explain the lines of one text. */
function reasonOf({ name, lines }: Pick<Difference, 'name' | 'lines'>, named: readonly NamedDifference[]) {
  const fitting = named.filter(({ texts }) => patternOf(texts).test(name))
  const found = lines.map((line) => fitting.find(({ lines: fits }) => !fits || fits.test(line))?.reason)
  return found.every((reason) => reason !== undefined) ? [...new Set(found)].join(' ') : undefined
}

const patternOf = (texts: string) =>
  new RegExp(
    `^${texts
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )
