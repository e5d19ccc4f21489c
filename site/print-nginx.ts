import { ConfigurationError, siteConfig } from '@association/services/config'
import { printedNginxPages } from './server/page-files/open-page-files.ts'

/** `node --env-file=… site/print-nginx.ts` prints what nginx needs to send stored pages: see docs/operate.md. */
try {
  const printed = printedNginxPages(siteConfig())
  if (printed === undefined) throw new ConfigurationError('Set PAGE_FILES to a folder, and CDN_TAGS to off.')
  process.stdout.write(printed)
} catch (error) {
  for (const line of error instanceof ConfigurationError ? error.lines : [String(error)])
    process.stderr.write(`${line}\n`)
  process.exit(1)
}
