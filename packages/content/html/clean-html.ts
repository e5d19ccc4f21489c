import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { elementsIn, finish, type Surroundings } from './finish.ts'
import { parse } from './parse.ts'
import { schema } from './schema.ts'

/** HTML of anybody as a tree of nothing but what the allow-list knows. Throws on what is made to take long. */
export function cleanHtml(source: string, surroundings: Surroundings): Root {
  return finish(asBrowsersRead(parse(source)), surroundings)
}

/** The tree as React elements: never inserted as HTML. */
export const asElements = (tree: Root, components: Partial<Components> = {}) =>
  toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true }) as ReactNode

/**
 * What stands in an element that goes may not stand without it, such as a link in a button in a link. A browser would
 * mend that, and the page would no longer be what React wrote: so it is mended here.
 */
function asBrowsersRead(tree: Root): Root {
  const clean = sanitize(tree, schema) as Root
  if (!losesShells(tree)) return clean
  return sanitize(parse(toHtml(clean)), { ...schema, clobberPrefix: undefined }) as Root
}

const losesShells = (tree: Root) =>
  elementsIn(tree.children).some(
    ({ tagName }) => !schema.tagNames?.includes(tagName) && !schema.strip?.includes(tagName),
  )
