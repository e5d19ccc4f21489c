import { FeedFault } from './fault.ts'

/** Yields each item, then the object with an empty list. Holds one item at a time. Throws FeedFault. */
export async function* readJsonItems(pieces: AsyncIterable<string> | Iterable<string>) {
  const { take, envelope } = splitter()
  for await (const tokens of tokenLists(pieces))
    for (const token of tokens) {
      const item = take(token)
      if (item?.trim()) yield { item: parsed(item) }
    }
  yield { envelope: parsed(envelope()) }
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^"{}[\],]+/gsy

async function* tokenLists(pieces: AsyncIterable<string> | Iterable<string>) {
  let rest = ''
  for await (const piece of pieces) {
    const tokens = (rest + piece).match(token) ?? []
    rest = (rest + piece).slice(tokens.join('').length)
    yield tokens
  }
  if (rest !== '') throw new FeedFault('ends in the middle')
}

const deeper: Record<string, number> = { '{': 1, '[': 1, '}': -1, ']': -1 }

function splitter() {
  let envelope = ''
  let item = ''
  let depth = 0
  let isInside = false

  function finished() {
    const whole = item
    item = ''
    return whole
  }

  function takeInside(token: string) {
    if (depth === 2 && token === ',') return finished()
    if (depth > 1) {
      item += token
      return undefined
    }
    isInside = false
    envelope += token
    return finished()
  }

  return {
    envelope: () => envelope,
    take(token: string): string | undefined {
      depth += deeper[token] ?? 0
      if (isInside) return takeInside(token)
      envelope += token
      isInside = depth === 2 && /"items"\s*:\s*\[$/.test(envelope.slice(-40))
      return undefined
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FeedFault('is not JSON')
  }
}
