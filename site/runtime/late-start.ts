import { boot } from './boot.ts'
import { missingIntegrity } from './integrity.ts'

const frameworkScript = /<script src="(\/_next\/static\/[^"]+)"([^>]*)><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g
const bootTag = /<script src="\/boot\.js"[^>]*><\/script>/

/**
 * Keeps the framework's scripts from competing with the content: in a stored page they are inert until `boot.js`
 * starts them, after the first paint or at the visitor's first move. A page that was rewritten stays as it is.
 */
export function startLate(html: string): string {
  if (!bootTag.test(html)) return html
  return html
    .replace(bootTag, `<script src="${boot.address}" integrity="${boot.integrity}" defer=""></script>`)
    .replace(scriptPreload, '')
    .replace(frameworkScript, (tag, src: string, attributes: string) =>
      attributes.includes('noModule')
        ? tag
        : `<script type="text/plain" data-src="${src}"${inert(attributes)}${missingIntegrity(src, attributes)}></script>`,
    )
}

const inert = (attributes: string) => attributes.replace(/ (?:async|defer)=""/g, '')
