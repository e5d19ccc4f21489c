import type { Content, Link } from '../entity.ts'
import { linksIn } from '../query/links.ts'

export type Includes = { Entry?: Content[]; Asset?: Content[] }

/** A link that leads nowhere for this reader. */
type LinkProblem = { sys: { id: 'notResolvable'; type: 'error' }; details: Link['sys'] }

type Reader = {
  resolve(link: Link): Content | undefined
  /** The content as the answer shows it: only links that are in it count. */
  show(content: Content): Content
}

/** What the items link to, level by level, each once; items themselves are not repeated. */
export function includesOf(items: readonly Content[], levels: number, reader: Reader) {
  const seen = new Set(items.map(({ sys }) => keyOf(sys.type, sys.id)))
  const includes: Includes = {}
  const errors = new Map<string, LinkProblem>()
  let level: Content[] = [...items]
  for (let depth = 0; depth < levels && level.length > 0; depth++) {
    const next: Content[] = []
    for (const link of linksOf(level)) {
      const { linkType, id } = link.sys
      if (seen.has(keyOf(linkType, id))) continue
      seen.add(keyOf(linkType, id))
      const target = reader.resolve(link)
      if (!target) errors.set(keyOf(linkType, id), notResolvable(link))
      else next.push(reader.show(target))
    }
    for (const content of next) add(includes, content)
    level = next
  }
  return { includes, errors: [...errors.values()] }
}

const keyOf = (type: string, id: string) => `${type} ${id}`

function* linksOf(contents: readonly Content[]) {
  for (const { fields } of contents) {
    for (const link of linksIn(fields)) if (isContentLink(link)) yield link
  }
}

const isContentLink = ({ sys }: Link) => sys.linkType === 'Entry' || sys.linkType === 'Asset'

function add(includes: Includes, content: Content) {
  const key = content.sys.type === 'Asset' ? 'Asset' : 'Entry'
  includes[key] ??= []
  includes[key].push(content)
}

const notResolvable = ({ sys }: Link): LinkProblem => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType: sys.linkType, id: sys.id },
})
