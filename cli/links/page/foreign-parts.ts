/** SVG and MathML close `<title/>` and `<style/>` as XML does; as HTML, these would swallow what follows. */
export function createForeignParts() {
  const open: string[] = []
  const isInside = () => foreign.has(open.at(-1) ?? '')
  return {
    isInside,
    /** HTML treats `image` as `img`. */
    named: (element: string) => (element === 'image' && !isInside() ? 'img' : element),
    open(element: string) {
      if (foreign.has(element) || (open.length > 0 && html.has(element))) open.push(element)
    },
    close(element: string) {
      if (open.length === 0) return
      const at = open.lastIndexOf(element)
      if (at >= 0) open.length = at
    },
  }
}

const foreign = new Set(['svg', 'math'])
/** These elements contain HTML again. */
const html = new Set(['foreignobject', 'desc', 'title', 'mi', 'mo', 'mn', 'ms', 'mtext', 'annotation-xml'])

export const partNames = [...foreign, ...html]
