import type { Space } from '@association/content'
import type { LinkHosts } from '@association/content/links/link-attributes.ts'
import type { Content } from '@association/content/rules'
import { type SpaceIds, spaceWith } from './content-wire.ts'
import type { Judge, Sight } from './judge.ts'
import { pageAnchors } from './page-anchors.ts'
import { siteGraph } from './site-graph.ts'

export type BothContents = { space: Space; saved: Content; visible: Content }

export function judgeOf(spaces: readonly BothContents[], ids: SpaceIds, hosts: LinkHosts): Judge {
  const sight = (look: 'saved' | 'visible'): Sight => {
    const contents = spaces.map((each) => ({ space: each.space, content: each[look] }))
    return { graph: siteGraph(contents), anchors: pageAnchors(contents, ids) }
  }
  return {
    hosts,
    visible: sight('visible'),
    saved: sight('saved'),
    file: (space, id) => spaces.find((each) => each.space === space)?.saved.files.get(id),
    spaceOf: (spaceId) => spaceWith(ids, spaceId),
  }
}
