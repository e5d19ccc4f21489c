import type { Draft } from './links.ts'

/**
 * Keeps of an entry's system fields what reading and live preview need, and shares what is equal. The pane copies the
 * whole page at every keystroke, and copying a shared object again costs next to nothing.
 */
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
    // Absent is absent: the wire knows no `undefined`.
    return Object.fromEntries(Object.entries(slim).filter(([, value]) => value !== undefined)) as Draft['sys']
  }
}

type Target = { sys: { id: string } }
type Links = { id: string; type?: unknown; space?: Target; contentType?: Target }
