import type { Space } from '@association/content'
import { isResourceLink, linksIn, targetOf } from '@association/services/contentful/delivered.ts'

export type Home = { space: Space; kind: 'Entry' | 'Asset'; id: string }

type From = { space: Space; spaceOf(id: string): Space | undefined }

/** Includes links into the other space, and file URLs in HTML, Markdown and JSON. */
export function linksOf(value: unknown, from: From): Home[] {
  const links = linksIn(value).flatMap((link): Home[] => {
    if (!isResourceLink(link)) return [{ space: from.space, kind: link.sys.linkType, id: link.sys.id }]
    const target = targetOf(link)
    const space = target && from.spaceOf(target.spaceId)
    return space ? [{ space, kind: 'Entry', id: target.id }] : []
  })
  return [...links, ...filesIn(value, from)]
}

/** `//images.ctfassets.net/{space}/{asset}/{token}/{name}` */
const fileAddress = /\/\/[\w.:-]+\/([\w-]+)\/([\w.-]+)\/[\w-]+\/[^\s"'<>\\]/g

function filesIn(value: unknown, { spaceOf }: From): Home[] {
  return [...JSON.stringify(value ?? null).matchAll(fileAddress)].flatMap(
    ([, spaceId = '', id = '']): Home[] => {
      const space = spaceOf(spaceId)
      return space ? [{ space, kind: 'Asset', id }] : []
    },
  )
}
