import type { Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { renderHtml } from './render-html.tsx'
import { hostile } from './testing/hostile.ts'

const hosts = { own: ['site.example'], platform: [] }

/** `tests/e2e` tests the same in a browser. */
const faultsOf = (markup: string) => within((fromHtml(markup, { fragment: true }) as Root).children)

const running =
  /^(?:script|style|iframe|object|embed|applet|form|input|button|select|textarea|template|math|base|link|meta|title|noscript|xmp|plaintext|frame|frameset|video|audio|source|portal|animate|use|foreignobject|image)$/i
const address = /^(?:https?:\/\/|mailto:|tel:|[/#?.](?!\/)|(?![^/?#]*:)[\w%])/i

function within(nodes: readonly RootContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    const { tagName, properties, children } = node
    const attributes = Object.entries(properties).filter(
      ([name, value]) =>
        /^on|xlink|srcdoc|srcset|formaction|^action$|^is$|background|ping/i.test(name) ||
        // An id is a global variable, and so is any name except a link's.
        (name === 'id' && !(/^t[dh]$/.test(tagName) && String(value).startsWith('editor-'))) ||
        (name === 'name' && tagName !== 'a') ||
        (/^(?:href|src)$/.test(name) && !address.test(String(value))) ||
        (name === 'style' && !/^(?:text-align:\w+;?)?(?:vertical-align:\w+)?$/.test(String(value))),
    )
    return [
      ...(running.test(tagName) ? [tagName] : []),
      ...attributes.map(([name, value]) => `${name}=${value}`),
      ...within(children),
    ]
  })
}

describe.each(Object.entries(hostile))('hostile HTML: %s', (_, vectors) => {
  test(`renders ${vectors.length} vectors without faults, and reports no error of the parser`, () => {
    const report = vi.fn()
    const escaped = vectors.flatMap((vector) => {
      const faults = faultsOf(renderToStaticMarkup(renderHtml(vector, { hosts, report })))
      return faults.length > 0 ? [`${faults} in ${vector}`] : []
    })
    expect(escaped).toEqual([])
    expect(report).not.toHaveBeenCalled()
  })
})
