import type { ElementContent, Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, parseFragment, type TreeAdapter } from 'parse5'
import { textOf } from './text-of.ts'

/** Contentful limits long text to 50,000 characters, so longer text is not from an editor. */
export const maxHtmlCharacters = 64 * 1024

/** Each open element makes the parser slower; no tool nests so deep. */
const maxOpen = 200
/** An element counts once, and once for each open ancestor. */
const maxWork = 200_000
const workOfElement = 8

/** Parses as inside a `<div>`. Throws on HTML that would take long. */
export function parse(source: string): Root {
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  const document = parseFragment(context, source, { scriptingEnabled: false, treeAdapter: withLimits() })
  return flattenDeep(fromParse5(document) as Root)
}

/** Counting the parser's own open elements is exact. */
function withLimits(): TreeAdapter<DefaultTreeAdapterMap> {
  let open = 0
  let work = 0
  return {
    ...defaultTreeAdapter,
    onItemPush() {
      open += 1
      work += workOfElement + open
      if (open > maxOpen) throw new Error('its elements are nested too deeply.')
      if (work > maxWork) throw new Error('it has too many elements.')
    },
    onItemPop() {
      open -= 1
    },
  }
}

/** Deeper elements become text, because recursion would exhaust the stack. */
const maxDepth = 100

function flattenDeep(root: Root): Root {
  const open: { children: RootContent[] | ElementContent[]; depth: number }[] = [
    { children: root.children, depth: 0 },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { children, depth } = next
    for (const child of children) {
      if (child.type !== 'element') continue
      if (depth >= maxDepth) child.children = [{ type: 'text', value: textOf(child.children) }]
      else open.push({ children: child.children, depth: depth + 1 })
    }
  }
  return root
}
