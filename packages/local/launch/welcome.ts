import { accounts } from '../members/accounts.ts'

/** No line is wider than 80 characters. */
export function welcome(
  env: Record<string, string>,
  { seconds, isDev = false }: { seconds: number; isDev?: boolean },
) {
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
    ['Forms, booking, video, map', at('EMBED_FORM_URL')],
    ['Search provider', at('SEARCH_URL')],
    ['Identity provider', at('AUTH0_DOMAIN')],
    ['Shop', at('SHOPIFY_STORE_URL')],
    ['Member platform', at('PLATFORM_URL')],
    ['Member application', at('MEMBER_APP_URL')],
  ]
  const width = Math.max(...rows.map(([what = '']) => what.length))
  const table = rows.map(([what = '', where]) => `  ${what.padEnd(width)}  ${where}`).join('\n')
  const tools = prefix(at('LOCAL_PORT_OFFSET'))
  return `
Everything runs${isDev ? ', with hot reload' : ''} (${seconds.toFixed(1)} s).

${table}

Try first
  1. Open the site and click the edit link at the foot of its home page. It
     opens the entry.
  2. In the entry, type into a quote. The preview beside it shows each key;
     the public page does not change yet.
     ${home}/environments/${at('CONTENTFUL_ENVIRONMENT')}/entries/home-quote
  3. Press Publish and reload the site.

Sign in on the site
${demoAccounts}
  The password of each is ${accounts[0]?.password}

In another terminal
  ${tools}npm run migrate -- plan
  ${tools}npm run cli -- seed --dry-run

Ctrl-C stops everything; npm run reset deletes the local data.
`
}

const emailWidth = Math.max(...accounts.map(({ email }) => email.length))
const demoAccounts = accounts.map(({ email, shows }) => `  ${email.padEnd(emailWidth)}  ${shows}`).join('\n')

/** The CLI finds shifted services by the same variable. */
const prefix = (offset: string) => (offset === '' || offset === '0' ? '' : `LOCAL_PORT_OFFSET=${offset} `)
