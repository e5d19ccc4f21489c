import {
  hostsOf,
  listOf,
  readAddresses,
  readSiteUrl,
  type SiteAddresses,
  withOtherNames,
} from './addresses.ts'
import { type ContentfulConfig, inEnvironment, readContentful } from './contentful.ts'
import { type IdentityConfig, issuerOf, readIdentity } from './identity.ts'
import { type ProcessesConfig, readProcesses } from './processes.ts'
import {
  type EmbedsConfig,
  readEmbeds,
  readSearch,
  readTags,
  type SearchConfig,
  type TagsConfig,
} from './providers.ts'
import { ConfigurationError, type Environment, inspect, type SettingProblem, settings } from './settings.ts'
import { readShop, readShopAdmin, type ShopAdminConfig, type ShopConfig } from './shop.ts'

export type SiteConfig = {
  contentful: ContentfulConfig
  /** Loopback by default. Plain http, because TLS ends in front of the server. */
  listen: { host: string; port: number }
  /** Outlives a build: the last good copies of pages. */
  dataFolder: string
  /** State that machines share; undefined for a single machine. Can contain a password. */
  redisUrl: string | undefined
  /** Relative to the folder of the site. */
  buildFolder: string
  organisation: { name: string; shortName: string }
  /** Tagging authority of feed ids (RFC 4151), such as `example.org,2026`. */
  feedAuthority: string
  supportEmail: string
  embeds: EmbedsConfig
  search: SearchConfig
  identity: IdentityConfig
  shop: ShopConfig
  /** Base of API v2, without a trailing slash. */
  platformUrl: string
  registration: RegistrationConfig
  tags: TagsConfig
  /** Allowed accounts of the forms provider; an empty list allows all. */
  formPortals: readonly string[]
  /** `editors` requires the editor cookie. */
  editLink: 'always' | 'editors'
  preview: {
    secret: string
    appId: string
    appSigningSecret: string
    /** Origins that may frame the preview: Contentful's web app and this repository's app. */
    frameAncestors: readonly string[]
  }
  webhookSecret: string
} & SiteAddresses &
  ProcessesConfig

export type ManagementConfig = {
  contentful: ContentfulConfig
  managementToken: string
  organizationId?: string
}

/** Throws ConfigurationError. */
export const siteConfig = (source: Environment = process.env): SiteConfig => settings(source, readSite)

function readSite(read: Read): SiteConfig {
  const contentful = readContentful(read)
  const addresses = readAddresses(read)
  return {
    contentful,
    ...addresses,
    listen: {
      host: read.optional('HOST') ?? '127.0.0.1',
      port: read.port('PORT') ?? portOf(addresses.siteUrl),
    },
    ...readProcesses(read),
    dataFolder: read.optional('SITE_DATA') ?? '.data/site',
    redisUrl: read.redisUrl('REDIS_URL'),
    buildFolder: read.optional('SITE_BUILD') ?? '.next',
    organisation: readOrganisation(read),
    feedAuthority: readFeedAuthority(read),
    supportEmail: read.text('SUPPORT_EMAIL', 'the address visitors write to'),
    embeds: readEmbeds(read),
    search: readSearch(read, addresses.hosts[0] ?? ''),
    identity: readIdentity(read),
    shop: readShop(read),
    platformUrl: read.url(
      'PLATFORM_URL',
      'the base of the member platform’s API, such as https://platform.example/api/v2',
    ),
    registration: readRegistration(read),
    tags: readTags(read),
    formPortals: listOf(read.optional('EMBED_FORM_PORTALS')),
    editLink: read.choice('EDIT_LINK', ['editors', 'always']),
    preview: {
      secret: read.secret(
        'PREVIEW_SECRET',
        'any 32 characters or more, the same as in the content preview URL',
      ),
      appId: read.text('CONTENTFUL_APP_ID', 'Contentful → Organization settings → Apps → the app'),
      appSigningSecret: read.signingSecret(
        'CONTENTFUL_APP_SIGNING_SECRET',
        'the app’s “Security” tab in Contentful',
      ),
      frameAncestors: [
        contentful.webAppUrl,
        read.url('CONTENTFUL_APP_URL', 'the origin that Contentful loads the app from'),
      ],
    },
    webhookSecret: read.signingSecret(
      'CONTENTFUL_WEBHOOK_SECRET',
      'Contentful → Settings → Webhooks → Settings',
    ),
  }
}

const portOf = (siteUrl: string) => Number(URL.canParse(siteUrl) && new URL(siteUrl).port) || 3000

/** For commands that render nothing. A site at `elsewhere` keeps the configured hosts. Throws ConfigurationError. */
export const siteAddresses = (elsewhere?: string, source: Environment = process.env): SiteAddresses =>
  settings(source, (read) => {
    const configured = readAddresses(read)
    if (elsewhere === undefined) return configured
    const hosts = [...new Set([...hostsOf(elsewhere), ...configured.hosts])]
    return { ...configured, siteUrl: elsewhere, hosts, ownHosts: withOtherNames(hosts) }
  })

/** Never throws: returns the configured hosts. */
export const ownHosts = (source: Environment = process.env): readonly string[] =>
  inspect(source, readAddresses).built.ownHosts

type RegistrationConfig = {
  /** Encrypts visitors' input and signs requests of the CLI: at least 32 characters. */
  secret: string
}

const readRegistration = (read: Read): RegistrationConfig => ({
  secret: read.secret('REGISTRATION_SECRET', 'the output of `openssl rand -hex 32`'),
})

export type OrganizerConfig = Pick<SiteConfig, 'siteUrl' | 'registration'>

/** Throws ConfigurationError. */
export const organizerConfig = (source: Environment = process.env): OrganizerConfig =>
  settings(source, (read) => ({ siteUrl: readSiteUrl(read), registration: readRegistration(read) }))

export type ReconcileConfig = OrganizerConfig & { shop: ShopAdminConfig }

/** Throws ConfigurationError. */
export const reconcileConfig = (source: Environment = process.env): ReconcileConfig =>
  settings(source, (read) => ({
    siteUrl: readSiteUrl(read),
    registration: readRegistration(read),
    shop: readShopAdmin(read),
  }))

export function shopConfig(source: Environment = process.env): ShopConfig | undefined {
  const { built, problems } = inspect(source, readShop)
  return problems.length > 0 ? undefined : built
}

/** Throws ConfigurationError. */
export const managementConfig = (source: Environment = process.env): ManagementConfig =>
  settings(source, readManagement)

const readManagement = (read: Read): ManagementConfig => ({
  contentful: readContentful(read),
  managementToken: read.secret('CONTENTFUL_MANAGEMENT_TOKEN', 'Contentful → Settings → CMA tokens'),
  organizationId: read.optional('CONTENTFUL_ORGANIZATION_ID'),
})

export function inspectConfig(source: Environment = process.env) {
  const site = inspect(source, readSite)
  const management = inspect(source, readManagement)
  const problems = new Map([...site.problems, ...management.problems].map((each) => [each.message, each]))
  const admin = inspect(source, readShopAdmin)
  const shopAdmin = admin.problems.length === 0 ? admin.built : undefined
  return { site: site.built, management: management.built, shopAdmin, problems: [...problems.values()] }
}

export type FeedConfig = Pick<SiteConfig, 'contentful' | 'siteUrl' | 'organisation' | 'feedAuthority'>

/** Requires no writing token. Throws ConfigurationError. */
export const feedConfig = (source: Environment = process.env): FeedConfig =>
  settings(source, (read) => ({
    contentful: readContentful(read),
    siteUrl: readSiteUrl(read),
    organisation: readOrganisation(read),
    feedAuthority: readFeedAuthority(read),
  }))

type Read = Parameters<Parameters<typeof settings>[1]>[0]

const readOrganisation = (read: Read) => ({
  name: read.optional('ORGANISATION_NAME') ?? 'Association for Physician Leadership',
  shortName: read.optional('ORGANISATION_SHORT_NAME') ?? 'AAPL',
})

const readFeedAuthority = (read: Read) =>
  read.authority(
    'FEED_AUTHORITY',
    'a domain of the association and a day on which it had it, such as example.org,2026; set it once and never change it',
  )

export {
  ConfigurationError,
  type ContentfulConfig,
  type EmbedsConfig,
  type IdentityConfig,
  inEnvironment,
  issuerOf,
  type ProcessesConfig,
  type SearchConfig,
  type SettingProblem,
  type ShopAdminConfig,
  type ShopConfig,
  type SiteAddresses,
  type TagsConfig,
}
