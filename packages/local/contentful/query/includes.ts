import type { Content, Link } from '../entity.ts'
import { linksIn } from './links.ts'

export type Includes = { Entry?: Content[]; Asset?: Content[] }

type LinkProblem = { sys: { id: 'notResolvable'; type: 'error' }; details: Link['sys'] }

type Reader = {
  resolve(link: Link): Content | undefined
  /** The content as in the response: only its links count. */
  show(content: Content): Content
  /** The items before `select` removed properties. */
  known?: readonly Content[]
}

/** Returns link targets level by level, each once, without the items themselves. */
export function includesOf(items: readonly Content[], levels: number, reader: Reader) {
  const seen = new Set((reader.known ?? items).map(({ sys }) => keyOf(sys.type, sys.id)))
  const isNew = ({ sys }: Link) => {
    const key = keyOf(sys.linkType, sys.id)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
  const includes: Includes = {}
  const errors: LinkProblem[] = []
  let level: Content[] = [...items]
  for (let depth = 0; depth < levels && level.length > 0; depth++) {
    const links = [...linksOf(level)].filter(isNew)
    level = []
    for (const link of links) {
      const target = reader.resolve(link)
      if (target) level.push(reader.show(target))
      else errors.push(notResolvable(link))
    }
    for (const content of level) add(includes, content)
  }
  return { includes, errors }
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
