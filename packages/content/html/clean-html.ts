import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { finish, type Surroundings } from './finish.ts'
import { withLists } from './orderly.ts'
import { parse } from './parse.ts'
import { schema } from './schema.ts'
import { textOf } from './text-of.ts'

/** HTML of anybody as a tree of nothing but what the allow-list knows. Throws on what is made to take long. */
export function cleanHtml(source: string, surroundings: Surroundings): Root {
  return finish(asBrowsersRead(sanitize(parse(source), schema) as Root), surroundings)
}

/** The tree as React elements: never inserted as HTML. */
export const asElements = (tree: Root, components: Partial<Components> = {}) =>
  toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true }) as ReactNode

/**
 * The tree that a browser makes of the tree once it is written as HTML. An element that goes may leave a link in a link
 * or a list item without a list; a browser mends that, and the page is no longer what React wrote: so it is mended here.
 */
function asBrowsersRead(tree: Root): Root {
  const written = toHtml(withLists(tree))
  const read = sanitize(parse(written), { ...schema, clobberPrefix: undefined }) as Root
  return toHtml(read) === written ? read : settle(read)
}

/** Reads again until nothing changes, which takes one or two rounds; after four the words alone are left. */
function settle(tree: Root, round = 1): Root {
  const written = toHtml(withLists(tree))
  const read = parse(written)
  if (toHtml(read) === written) return read
  return round < 4
    ? settle(read, round + 1)
    : { type: 'root', children: [{ type: 'text', value: textOf(read.children) }] }
}
