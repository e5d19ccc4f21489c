import { isRecord } from '@association/content/safe/is-record.ts'
import {
  absent,
  type DoctorCheck,
  doubtful,
  type Outcome,
  type ProbeAnswer,
  type Tools,
  works,
  wrong,
} from '../check.ts'
import { itemsOf } from '../manage.ts'
import { bearer, contentfulUrl, environmentPath } from '../setup.ts'

const group = 'Shop'
const needs = ['SHOPIFY_STORE_URL', 'SHOPIFY_STOREFRONT_TOKEN']

export const shopChecks: DoctorCheck[] = [
  { group, title: 'Token', needs, run: token },
  { group, title: 'Version', needs, run: version },
  { group, title: 'Orders', needs, run: orders },
  {
    group,
    title: 'Variants',
    needs: [...needs, 'CONTENTFUL_ASSOCIATION_SPACE_ID', 'CONTENTFUL_ASSOCIATION_DELIVERY_TOKEN'],
    run: variants,
  },
]

async function token(tools: Tools): Promise<Outcome> {
  const answer = await query(tools, '{ shop { name } }')
  return refusal(answer) ?? works(`${new URL(tools.setup.site.shop.url).host} accepts it`)
}

const tokenFirst = 'was not tried, because the token does not work yet: correct the token first'

async function version(tools: Tools): Promise<Outcome> {
  const answer = await query(tools, '{ shop { name } }')
  if (refusal(answer)) return absent(tokenFirst)
  const wanted = tools.setup.site.shop.apiVersion
  const answered = answer.headers.get('x-shopify-api-version')
  if (answered === wanted) return works(`${wanted} answers`)
  return doubtful(
    `${answered ?? 'an unknown version'} answers instead of ${wanted}, which the shop no longer serves`,
    'Test a purchase, then set SHOPIFY_API_VERSION to a version that the shop serves.',
  )
}

/** Without order webhooks, a paid cart confirms a registration, whatever was sold. */
async function orders({ ask, setup: { site, shopAdmin: admin } }: Tools): Promise<Outcome> {
  const isTold = site.shop.webhookSecret !== undefined
  if (!isTold)
    return doubtful(
      admin ? 'only `registrations reconcile` reads orders' : 'nothing tells the site about orders',
      'Subscribe to the webhooks of the shop and set SHOPIFY_WEBHOOK_SECRET (docs/operate.md, “Orders of the shop”): until then, a paid cart confirms a registration.',
    )
  if (!admin)
    return doubtful(
      'the webhooks have a secret, and `registrations reconcile` has no token',
      'Set SHOPIFY_ADMIN_TOKEN for the command line, with the scope read_orders.',
    )
  const answer = await ask(`${admin.url}/admin/api/${admin.apiVersion}/graphql.json`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-shopify-access-token': admin.adminToken,
    },
    body: JSON.stringify({ query: '{ orders(first: 1) { nodes { id } } }' }),
  })
  return dataOf(answer)
    ? works('the webhooks have a secret, and the Admin token reads orders')
    : wrong(
        `the Admin API answers ${answer.status} without orders`,
        'Copy the Admin API access token of your app, which needs the scope read_orders, to SHOPIFY_ADMIN_TOKEN.',
      )
}

async function variants(tools: Tools): Promise<Outcome> {
  const { ask, setup } = tools
  const path = `${environmentPath(setup, 'association')}/entries?content_type=variant&limit=20&order=sys.id`
  const { json } = await ask(contentfulUrl(setup, 'delivery', path), {
    headers: bearer(setup.site.contentful.spaces.association.deliveryToken),
  })
  const ids = itemsOf<{ fields?: { variantId?: string } }>(json).flatMap(
    ({ fields }) => fields?.variantId ?? [],
  )
  if (ids.length === 0)
    return absent(
      'was not tried, because no published variant could be read: publish one, or correct the delivery token',
    )
  const answer = await query(tools, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
    ids: ids.map((id) => `gid://shopify/ProductVariant/${id}`),
  })
  if (refusal(answer)) return absent(tokenFirst)
  const nodes = dataOf(answer)?.nodes
  const unknown = ids.filter((_, index) => !Array.isArray(nodes) || !isRecord(nodes[index]))
  return unknown.length === 0
    ? works(`${ids.length} variants of the content are in the shop`)
    : wrong(
        `the shop does not know ${unknown.join(', ')}`,
        'Correct the variant ids in Contentful, or publish the variants to the sales channel of the token.',
      )
}

const query = ({ ask, setup: { site } }: Tools, text: string, variables = {}) =>
  ask(`${site.shop.url}/api/${site.shop.apiVersion}/graphql.json`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'shopify-storefront-private-token': site.shop.token,
    },
    body: JSON.stringify({ query: text, variables }),
  })

function refusal(answer: ProbeAnswer): Outcome | undefined {
  const { status } = answer
  if (status === 401 || status === 403)
    return wrong(
      'the shop refuses the token',
      'Copy the private access token from Shopify → Headless → Storefront API to SHOPIFY_STOREFRONT_TOKEN.',
    )
  if (status === 429) return doubtful('the shop limits requests', 'Run the doctor again in a minute.')
  if (status >= 500) return doubtful(`the shop answers ${status}`, 'Look at www.shopifystatus.com.')
  return dataOf(answer)
    ? undefined
    : wrong(`answers ${status} with something else`, 'Set SHOPIFY_STORE_URL to the address of the store.')
}

function dataOf({ status, json }: ProbeAnswer) {
  const data = status === 200 && isRecord(json) ? json.data : undefined
  return isRecord(data) ? data : undefined
}
