import { spaces as allSpaces, type Space } from '@association/content'
import {
  type Context,
  checkContent,
  checkSpaces,
  type Finding,
  type Severity,
  type ShopVariants,
  siteOf,
  subjectsIn,
  treeOf,
  variantsIn,
} from '@association/content/rules'
import { progress } from '@association/services/command-line'
import type { ManagementConfig, ShopConfig } from '@association/services/config'
import { editAddress } from '@association/services/contentful/edit-address.ts'
import { managementClients } from '@association/services/management/index.ts'
import { storefront } from '@association/services/storefront'
import { isUpstreamError } from '@association/services/upstream'
import { report } from '../../../content/check/report.ts'
import { reporters } from '../../../content/check/reporters.ts'
import type { SpaceContent } from '../../../content/pages.ts'
import { type LocaleContent, readLocales } from '../../../content/read-content.ts'
import { CommandError } from '../../../shared/errors.ts'
import type { Io } from '../../../shared/io.ts'

export type ContentCheckOptions = {
  config: ManagementConfig
  ownHosts?: readonly string[]
  /** Without it, variants and prices are not checked. */
  shop?: ShopConfig | undefined
  /** A page path or an entry id. */
  what?: string
  space?: Space
  published?: boolean
  severity?: Severity
  format?: keyof typeof reporters
}

export async function run(options: ContentCheckOptions, io: Io): Promise<number> {
  const {
    config,
    ownHosts = [],
    shop,
    what,
    space,
    published = false,
    severity = 'warning',
    format = 'text',
  } = options
  const clients = managementClients(config, { access: 'read', fetch: io.fetch, signal: io.signal })
  const names = space ? [space] : allSpaces
  io.err(`Reading ${names.join(' and ')}…`)
  const spaces: ReadSpace[] = await Promise.all(
    names.map(async (name) => ({
      space: name,
      ...(await readLocales(clients[name], { space: name, onlyPublished: published })),
    })),
  )
  const wanted = what === undefined ? undefined : entriesBelow(what, spaces)
  // One space does not have all pages of the site.
  const site =
    space === undefined
      ? siteOf(
          spaces.map(({ content }) => content),
          { own: ownHosts },
        )
      : undefined
  const shopVariants = shop && (await lookUpVariants(shop, spaces, io))
  const findings = (await checkAll(spaces, { site, shopVariants }, io)).filter(
    (finding) =>
      (severity === 'warning' || finding.severity === 'error') &&
      (wanted?.has(`${finding.space}/${finding.entry}`) ?? true),
  )
  const addressOf = ({ space, entry: id, field }: Finding) =>
    editAddress(config.contentful, { space, id, field })
  const all = report({ findings, spaces, editAddress: addressOf, wanted })
  io.print(reporters[format](all, { colors: io.colors }))
  return findings.length > 0 ? 2 : 0
}

type ReadSpace = SpaceContent & { others: readonly LocaleContent[] }

/** Returns `space/id` of the named entries and their content. */
function entriesBelow(what: string, spaces: readonly SpaceContent[]): ReadonlySet<string> {
  const found = spaces.flatMap(({ space, content }) =>
    subjectsIn(content)
      .filter(({ id, type, values }) => id === what || (type.id === 'page' && values.path === what))
      .flatMap((root) => treeOf(root, content).moments.map(({ subject }) => `${space}/${subject.id}`)),
  )
  if (found.length > 0) return new Set(found)
  const names = spaces.map(({ space }) => space).join(' or ')
  const missing = what.startsWith('/') ? `no page at ${what}` : `no entry ${what}`
  throw new CommandError(
    'USAGE',
    `There is ${missing} in ${names}. Give the path of a page or the id of an entry.`,
  )
}

async function lookUpVariants(
  shop: ShopConfig,
  spaces: readonly SpaceContent[],
  io: Pick<Io, 'err'>,
): Promise<ShopVariants | undefined> {
  const ids = new Set(
    spaces
      .flatMap(({ content }) => subjectsIn(content))
      .flatMap((subject) => variantsIn(subject).map(({ id }) => id)),
  )
  if (ids.size === 0) return undefined
  try {
    const log = { info() {}, warn() {} }
    const sold = await storefront(shop, { log }).variantsOf([...ids])
    const known = new Map(sold.map(({ id, priceCents }) => [id, { priceCents }]))
    return new Map([...ids].map((id) => [id, known.get(id) ?? 'unknown']))
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    io.err(`Variants and prices are not checked. ${error.message}`)
    return undefined
  }
}

async function checkAll(spaces: readonly ReadSpace[], context: Context, io: Io): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { space, content, others } of spaces) {
    const bar = progress(`Checking ${space}`, subjectsIn(content).length, io)
    let told = 0
    const pause = async (done: number) => {
      bar.done(done - told)
      told = done
      io.signal?.throwIfAborted()
    }
    const found = await checkContent(content, { context, pause })
    bar.end()
    findings.push(...found)
    for (const other of others) findings.push(...(await checkLocale(other, found, context)))
  }
  return [...findings, ...checkSpaces(spaces.flatMap(({ content }) => subjectsIn(content)))]
}

async function checkLocale(
  { locale, content, own }: LocaleContent,
  told: readonly Finding[],
  context: Context,
): Promise<Finding[]> {
  const keyOf = ({ entry, field, rule, message }: Finding) => [entry, field, rule, message].join('/')
  const known = new Set(told.map(keyOf))
  const found = await checkContent(content, { context })
  return found
    .filter((finding) => own.has(finding.entry) && !known.has(keyOf(finding)))
    .map((finding) => ({ ...finding, message: `${finding.message} (locale ${locale})` }))
}
