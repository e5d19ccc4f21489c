import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, parseFragment, type TreeAdapter } from 'parse5'
import { flattenDeep } from './flatten.ts'

/** No tool nests so deep; each open element makes the parser slower. */
const maxOpen = 200
/** Limits parser work: each element counts once, and once for each open ancestor. */
const maxWork = 200_000
const workOfElement = 8

/** Parses HTML as browsers do inside a `<div>`. Throws on HTML that would keep the parser busy for long. */
export function parse(source: string): Root {
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  const document = parseFragment(context, source, { scriptingEnabled: false, treeAdapter: withLimits() })
  return flattenDeep(fromParse5(document) as Root)
}

/** Counts the parser's own open elements, which is more exact than reading the source. */
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
