import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const everyScript = /"entryJSFiles":\{[^{}]*\}/

/**
 * Next.js asks on each page for the scripts of every client component that its route could show: a page without an
 * island would pay for the islands of all blocks. This empties that list after a build; what a page does show is
 * named by its own data, and asked for through it. Throws when a build has no such list any more.
 */
export function askOnlyForShown(distDir: string) {
  const manifests = globSync('server/app/**/page_client-reference-manifest.js', { cwd: distDir })
  const changed = manifests.filter((name) => {
    const path = join(distDir, name)
    const text = readFileSync(path, 'utf8')
    if (!everyScript.test(text)) return false
    writeFileSync(path, text.replace(everyScript, '"entryJSFiles":{}'))
    return true
  })
  if (changed.length === 0)
    throw new Error(
      `No manifest in ${distDir} lists the scripts of a route. Check whether this version of Next.js still writes one.`,
    )
}
