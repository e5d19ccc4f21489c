import type { ContentEntity, EntityLink } from '../entity.ts'
import { linksIn } from './links.ts'

export type Includes = { Entry?: ContentEntity[]; Asset?: ContentEntity[] }

type LinkProblem = { sys: { id: 'notResolvable'; type: 'error' }; details: EntityLink['sys'] }

type IncludeReader = {
  resolve(link: EntityLink): ContentEntity | undefined
  /** As in the response: only its links count. */
  show(content: ContentEntity): ContentEntity
  /** The items before `select`. */
  known?: readonly ContentEntity[]
}

/** Returns link targets level by level, each once, without the items. */
export function includesOf(items: readonly ContentEntity[], levels: number, reader: IncludeReader) {
  const seen = new Set((reader.known ?? items).map(({ sys }) => keyOf(sys.type, sys.id)))
  const isNew = ({ sys }: EntityLink) => {
    const key = keyOf(sys.linkType, sys.id)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
  const includes: Includes = {}
  const errors: LinkProblem[] = []
  let level: ContentEntity[] = [...items]
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

function* linksOf(contents: readonly ContentEntity[]) {
  for (const { fields } of contents) {
    for (const link of linksIn(fields)) if (isContentLink(link)) yield link
  }
}

const isContentLink = ({ sys }: EntityLink) => sys.linkType === 'Entry' || sys.linkType === 'Asset'

function add(includes: Includes, content: ContentEntity) {
  const key = content.sys.type === 'Asset' ? 'Asset' : 'Entry'
  includes[key] ??= []
  includes[key].push(content)
}

const notResolvable = ({ sys }: EntityLink): LinkProblem => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType: sys.linkType, id: sys.id },
})
