import { jsonText } from '@association/services/command-line/json-text.ts'
import { linesText } from '@association/services/command-line/lines.ts'
import type { ReconcileConfig } from '@association/services/config'
import { readOrders, readScopes } from '@association/services/orders/read-orders.ts'
import type { ExportedRegistration } from '@association/services/registrations/exported.ts'
import { isUpstreamError } from '@association/services/upstream'
import { count } from '../../../output/count.ts'
import { compare, type Finding, type Registered } from '../../../registrations/reconcile/compare.ts'
import { requestEditions, requestRegistrations } from '../../../registrations/request.ts'
import { CommandError } from '../../../shared/errors.ts'
import type { Io } from '../../../shared/io.ts'

export type ReconcileOptions = {
  config: ReconcileConfig
  /** Defaults to all. */
  edition?: string
  format?: 'text' | 'json'
  /** Milliseconds for the site and for each request to the shop. */
  deadlineMs?: number
}

const usualDeadlineMs = 60_000
const dayMs = 86_400_000
/** Days that the scope `read_orders` covers; older orders need `read_all_orders`. */
const readableDays = 60

type ReadRegistration = ExportedRegistration & Registered

export async function run(options: ReconcileOptions, io: Io): Promise<number> {
  const { config, edition, format = 'text' } = options
  io.err(`Reading the registrations from ${config.siteUrl} and the orders from ${config.shop.url}…`)
  const read = await readAll(options, io)
  if (edition !== undefined && !read.editions.includes(edition))
    throw new CommandError('USAGE', `There is no edition “${edition}”: choose ${read.editions.join(', ')}.`)
  const { orders, tooOld } = await readShop(read.registered, options, io)
  const compared = read.registered.filter(({ id }) => !tooOld.has(id))
  const findings = compare(compared, orders).filter(
    (each) =>
      (edition === undefined || each.edition === edition || each.kind === 'foreign') &&
      !tooOld.has(each.registration),
  )
  if (format === 'json') io.print(jsonText({ findings }))
  else if (findings.length > 0) io.print(linesText(findings.map(lineOf)))
  const old =
    tooOld.size > 0
      ? ` ${count(tooOld.size, 'registration')} older than ${readableDays} days not compared: the token lacks read_all_orders.`
      : ''
  io.err(
    `${count(compared.length, 'registration')} compared with ${count(orders.length, 'order')}: ${count(findings.length, 'difference')}.${old}`,
  )
  return findings.length > 0 ? 2 : 0
}

const lineOf = ({ kind, registration, edition = '-', orders, detail }: Finding) =>
  [kind.padEnd(9), registration, edition, orders.join(' ') || '-', detail].join('  ')

/** An order may name a registration of any edition. */
async function readAll({ config, deadlineMs = usualDeadlineMs }: ReconcileOptions, io: Io) {
  const editions = await requestEditions({ config, deadlineMs }, io)
  const registered: ReadRegistration[] = []
  for (const key of editions) {
    const { registrations } = await requestRegistrations({ config, edition: key, deadlineMs }, io)
    registered.push(...registrations.map((each) => ({ ...each, edition: key })))
  }
  return { editions, registered }
}

/** Also returns registrations too old for the token's scope. */
async function readShop(
  registered: readonly ReadRegistration[],
  { config, deadlineMs }: ReconcileOptions,
  io: Io,
) {
  const times = registered.map(({ registeredAt }) => Date.parse(registeredAt))
  const now = io.now().getTime()
  const since = Math.min(now - readableDays * dayMs, ...times)
  try {
    const scopes = await readScopes(config.shop)
    const options = { since, signal: io.signal, ...(deadlineMs !== undefined && { deadlineMs }) }
    const orders = await readOrders(config.shop, options)
    const first = scopes.includes('read_all_orders') ? Number.NEGATIVE_INFINITY : now - readableDays * dayMs
    const old = registered.filter(({ registeredAt }) => Date.parse(registeredAt) < first)
    return { orders, tooOld: new Set(old.map(({ id }) => id)) }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    const isRefused = error.status === 401 || error.status === 403
    throw new CommandError(
      'REFUSED',
      isRefused
        ? 'The shop refuses SHOPIFY_ADMIN_TOKEN: copy the Admin API access token of your app, which needs the scope read_orders.'
        : `The orders of the shop cannot be read (${error.message}). Nothing was compared; try again later.`,
    )
  }
}
