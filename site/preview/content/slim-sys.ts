import type { Draft } from './links.ts'

/** Shares equal links: the pane copies the page at every keystroke, and repeated objects cost almost nothing. */
export function slimSys() {
  const shared = new Map<string, { sys: { type: string; linkType: string; id: string } }>()

  function link(linkType: string, id: string | undefined) {
    if (id === undefined) return undefined
    const key = `${linkType}/${id}`
    const known = shared.get(key) ?? { sys: { type: 'Link', linkType, id } }
    shared.set(key, known)
    return known
  }

  return ({ sys }: Draft): Draft['sys'] => {
    const { id, type, space, contentType }: Links = sys
    const slim = {
      id,
      type,
      space: link('Space', space?.sys.id),
      contentType: link('ContentType', contentType?.sys.id),
    }
    // JSON has no `undefined`.
    return Object.fromEntries(Object.entries(slim).filter(([, value]) => value !== undefined)) as Draft['sys']
  }
}

type SlimTarget = { sys: { id: string } }
type Links = { id: string; type?: unknown; space?: SlimTarget; contentType?: SlimTarget }
