import { spaces as allSpaces, type Space } from '@association/content'
import {
  type Context,
  checkContent,
  checkSpaces,
  type Finding,
  type Severity,
  siteOf,
  subjectsIn,
} from '@association/content/rules'
import { progress } from '@association/services/command-line'
import type { ManagementConfig, ShopConfig } from '@association/services/config'
import { editAddress } from '@association/services/contentful/edit-address.ts'
import { managementClients } from '@association/services/management/index.ts'
import { lookUpVariants } from '../../../content/check/look-up-variants.ts'
import { report } from '../../../content/check/report.ts'
import { reporters } from '../../../content/check/reporters.ts'
import { entriesBelow } from '../../../content/check/scope.ts'
import type { SpaceContent } from '../../../content/pages.ts'
import { type LocaleContent, readLocales } from '../../../content/read-content.ts'
import type { Io } from '../../../shared/io.ts'

export type ContentCheckOptions = {
  config: ManagementConfig
  /** Links to these hosts stay within the site. */
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

/** Exits with code 2 if something must be fixed. */
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
