/** The table of addresses, and what to try first. */
export function welcome(env: Record<string, string>, { seconds }: { seconds: number }) {
  const at = (variable: string) => env[variable] ?? ''
  const home = `${at('CONTENTFUL_WEB_APP_URL')}/spaces/${at('CONTENTFUL_ASSOCIATION_SPACE_ID')}`
  const rows = [
    ['Site', at('SITE_URL')],
    ['Contentful web app (local)', at('CONTENTFUL_WEB_APP_URL')],
    ['Our app, as Contentful loads it', at('CONTENTFUL_APP_URL')],
    ['Delivery API', `http://${at('CONTENTFUL_DELIVERY_HOST')}`],
    ['Preview API', `http://${at('CONTENTFUL_PREVIEW_HOST')}`],
    ['Management API and uploads', `http://${at('CONTENTFUL_MANAGEMENT_HOST')}`],
    ['Images API', `http://${at('CONTENTFUL_IMAGES_HOST')}`],
  ]
  const width = Math.max(...rows.map(([what = '']) => what.length))
  const table = rows.map(([what = '', where]) => `  ${what.padEnd(width)}  ${where}`).join('\n')
  return `
Everything runs (${seconds.toFixed(1)} s).

${table}

Try first
  1. Open the site, then the edit link at the foot of its home page: it leads to the entry.
  2. In the entry, type into a quote: the preview beside it follows every key; the public page waits.
     ${home}/environments/${at('CONTENTFUL_ENVIRONMENT')}/entries/home-quote
  3. Press Publish and reload the site.

  pnpm migrate plan · pnpm cli seed --dry-run    what would change in the spaces (npx pnpm@12.21.0 …)
  Ctrl-C stops everything; npm run reset returns the data to the seed.
`
}
