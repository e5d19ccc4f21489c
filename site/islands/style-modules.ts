import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin, ResolvedConfig } from 'vite'

const prefix = '\0island-styles:'

/**
 * Next.js names classes differently, so an island brings all its markup's styles. The extension at the id's end
 * prevents Vite's CSS handling.
 */
export function styleModules(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'island-styles',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css') || !importer) return undefined
      const isOfPackage = !source.startsWith('.')
      const found = isOfPackage ? (await this.resolve(source, importer, { skipSelf: true }))?.id : undefined
      return `${prefix}${found ?? resolve(dirname(importer), source)}.js`
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined
      const file = id.slice(prefix.length, -'.js'.length)
      // Vite's own way to read a module does not minify it.
      const { code, exports = {} } = transform({
        ...config.css.lightningcss,
        filename: file,
        code: await readFile(file),
        minify: true,
        cssModules: true,
      })
      const css = code.toString()
      if (/\burl\(/.test(css))
        throw new Error(
          `${file} refers to a file with url(). Use an element with a src in an island instead.`,
        )
      // Each run of Lightning CSS has another order.
      const classNames = Object.keys(exports)
        .toSorted()
        .map((own) => [own, exports[own]?.name])
      return moduleOf(css, Object.fromEntries(classNames))
    },
  }
}

/** Constructed style sheets need no exception in the Content-Security-Policy. */
const moduleOf = (css: string, classNames: Record<string, string>) => `
const sheet = new CSSStyleSheet()
sheet.replaceSync(${JSON.stringify(css)})
document.adoptedStyleSheets.push(sheet)
export default ${JSON.stringify(classNames)}
`
