import { diff } from 'node:util'
import type { Paint } from '../../output/paint.ts'

const around = 5

/** Marks changes as git does: `[-old-]{+new+}`. Omits long unchanged parts. */
export function wordsDifference(from: string, to: string, paint: Paint): string {
  const runs = runsOf(from, to).map(withoutSharedEnd)
  return runs
    .map(({ same, gone, came }, index) => {
      const change = [gone && paint('red', `[-${gone}-]`), came && paint('green', `{+${came}+}`)].join('')
      return `${change}${shortened(same, { isFirst: change === '', isLast: index === runs.length - 1 })}`
    })
    .join('')
}

/** Keeps white space, so that the text can be reassembled. */
const split = (text: string) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []

type WordRun = { gone: string; came: string; same: string }

function runsOf(from: string, to: string): WordRun[] {
  const runs: WordRun[] = [{ gone: '', came: '', same: '' }]
  // In Node's diff, 1 is only in the first list, -1 only in the second.
  for (const [operation, word] of diff(split(to), split(from))) {
    const last = runs.at(-1)
    if (!last) continue
    if (operation === 0) last.same += word
    else runs.push(...added(last, operation === 1 ? { came: word } : { gone: word }))
  }
  return runs
}

/** Joins changes with only white space between them. */
function added(last: WordRun, { gone = '', came = '' }: Partial<WordRun>): WordRun[] {
  const isNew = last.same.trim() !== '' || (last.gone === '' && last.came === '')
  if (isNew) return [{ gone, came, same: '' }]
  last.gone += `${last.same}${gone}`
  last.came += `${last.same}${came}`
  last.same = ''
  return []
}

function withoutSharedEnd({ gone, came, same }: WordRun): WordRun {
  const space = /\s+$/.exec(gone)?.[0] ?? ''
  if (space === '' || !came.endsWith(space)) return { gone, came, same }
  return { gone: gone.slice(0, -space.length), came: came.slice(0, -space.length), same: `${space}${same}` }
}

function shortened(same: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const words = split(same)
  const kept = around * 2 // a word and the space behind it
  const head = isFirst ? [] : words.slice(0, kept)
  const tail = isLast ? [] : words.slice(-kept)
  if (words.length <= head.length + tail.length + 2) return same
  return [head.join('').trimEnd(), '…', tail.join('').trimStart()].filter(Boolean).join(' ')
}
