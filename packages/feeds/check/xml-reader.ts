import { isStorable } from '../formats/text.ts'
import { FeedFault } from './fault.ts'
import { decoded, parseTag, tagEnd } from './xml-tag.ts'

export type XmlNode = { name: string; attributes: Record<string, string>; text: string; children: XmlNode[] }

/**
 * Yields each element at `depth`, and elements above it at their end. Throws FeedFault. Refuses document types, which
 * can expand without limit.
 */
export async function* readXml(pieces: AsyncIterable<string> | Iterable<string>, depth: number) {
  const open: XmlNode[] = []
  let rest = ''
  let hasRoot = false
  for await (const piece of pieces) {
    if (!isStorable(piece)) throw new FeedFault('holds a character that XML does not allow')
    rest += piece
    yield* consume()
  }
  if (rest.trim() !== '' || open.length > 0) throw new FeedFault('ends in the middle')
  if (!hasRoot) throw new FeedFault('is empty')

  function* consume() {
    for (;;) {
      const token = nextToken(rest)
      if (!token) return
      rest = rest.slice(token.length)
      if (token.kind === 'text') addText(token.text)
      if (token.kind === 'tag') yield* applyTag(token.tag)
    }
  }

  function addText(text: string) {
    const node = open.at(-1)
    if (node) node.text += text
    else if (text.trim() !== '' && text !== '\uFEFF') throw new FeedFault('has text outside its root')
  }

  function* applyTag(source: string): Generator<{ node: XmlNode; path: string[] }> {
    const tag = parseTag(source)
    if (tag.kind === 'close') return yield* close(tag.name)
    if (open.length === 0 && hasRoot) throw new FeedFault('has a second root')
    hasRoot = true
    open.push({ name: tag.name, attributes: tag.attributes, text: '', children: [] })
    if (tag.isEmpty) yield* close(tag.name)
  }

  function* close(name: string) {
    const node = open.pop()
    if (node?.name !== name)
      throw new FeedFault(`closes <${name}> while <${node?.name ?? 'nothing'}> is open`)
    if (open.length > depth) open.at(-1)?.children.push(node)
    else yield { node, path: open.map((above) => above.name) }
  }
}

type Token = { length: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'skip' }
)

const longestMark = '<![CDATA['.length

function nextToken(source: string): Token | undefined {
  const start = source.indexOf('<')
  if (start < 0) return undefined
  if (start > 0) return { kind: 'text', text: plain(source.slice(0, start)), length: start }
  if (source.length < longestMark && !/^<[^!?]*>/.test(source)) return undefined
  if (source.startsWith('<![CDATA[')) return cdata(source)
  if (source.startsWith('<!--')) return skipped(source, '-->')
  if (source.startsWith('<?')) return skipped(source, '?>')
  if (source.startsWith('<!')) throw new FeedFault('has a document type')
  const end = tagEnd(source)
  return end < 0 ? undefined : { kind: 'tag', tag: source.slice(0, end), length: end }
}

function cdata(source: string): Token | undefined {
  const end = source.indexOf(']]>')
  return end < 0 ? undefined : { kind: 'text', text: source.slice(longestMark, end), length: end + 3 }
}

function skipped(source: string, mark: string): Token | undefined {
  const end = source.indexOf(mark, 2)
  return end < 0 ? undefined : { kind: 'skip', length: end + mark.length }
}

function plain(text: string): string {
  if (text.includes(']]>')) throw new FeedFault('has “]]>” in a text')
  return decoded(text)
}
