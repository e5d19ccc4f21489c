import { isAbsolute } from 'node:path'
import { isSigningSecret } from '../signature/index.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The message says where each missing or wrong value comes from. */
export class ConfigurationError extends Error {
  readonly code = 'CONFIGURATION'
  override readonly name = 'ConfigurationError'
  readonly lines: readonly string[]

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

export type SettingsReader = {
  text(name: string, from: string): string
  url(name: string, from: string): string
  secret(name: string, from: string): string
  signingSecret(name: string, from: string): string
  optional(name: string): string | undefined
  optionalUrl(name: string): string | undefined
  /** A domain and a date: the start of a `tag:` URI (RFC 4151). */
  authority(name: string, from: string): string
  /** `host` or `host:port`, without scheme or path. */
  host(name: string, usual: string): string
  port(name: string): number | undefined
  /** `redis:` or `rediss:`. No message repeats it, because it can contain a password. */
  redisUrl(name: string): string | undefined
  /** An absolute path. */
  folder(name: string): string | undefined
  wholeNumber(name: string, range: WholeNumber): number
  choice<const T extends string>(name: string, allowed: readonly [T, ...T[]]): T
}

/** `or` is an allowed word. */
type WholeNumber = { usual: number; from?: number; to: number; or?: string }

export type SettingProblem = { name: string; message: string }

/** Throws one ConfigurationError for all problems. */
export function settings<T>(source: Environment, build: (read: SettingsReader) => T): T {
  const { built, problems } = inspect(source, build)
  if (problems.length > 0) throw new ConfigurationError(...problems.map(({ message }) => message))
  return built
}

/** Never throws: a missing value is an empty string, a wrong value stays. */
export function inspect<T>(
  source: Environment,
  build: (read: SettingsReader) => T,
): { built: T; problems: SettingProblem[] } {
  const problems: SettingProblem[] = []
  const tell = (name: string, message: string) => problems.push({ name, message: `${name} ${message}` })
  const optional = (name: string) => source[name]?.trim() || undefined
  const text = (name: string, from: string) => {
    const value = optional(name)
    if (value === undefined) tell(name, `is missing: ${from}.`)
    return value ?? ''
  }
  const refuse = (name: string, wanted: string) => tell(name, `must be ${wanted}, not “${optional(name)}”.`)
  const webAddress = (name: string, value: string) => {
    if (value !== '' && !isWebAddress(value)) refuse(name, 'an http(s) address')
    return value.replace(/\/+$/, '')
  }
  const built = build({
    optional,
    text,
    url: (name, from) => webAddress(name, text(name, from)),
    optionalUrl: (name) => webAddress(name, optional(name) ?? '') || undefined,
    authority(name, from) {
      const value = text(name, from)
      if (value !== '' && !isAuthority(value)) refuse(name, 'a domain and a date such as example.org,2026')
      return value
    },
    host(name, usual) {
      const value = optional(name) ?? usual
      if (!/^[a-z0-9.-]+(?::\d+)?$/i.test(value)) refuse(name, `a host name such as ${usual}`)
      return value
    },
    port(name) {
      const value = optional(name)
      if (value !== undefined && !isPort(value)) refuse(name, 'a port from 1 to 65535')
      return value === undefined ? undefined : Number(value)
    },
    redisUrl(name) {
      const value = optional(name)
      if (value === undefined || isRedisUrl(value)) return value
      tell(name, 'must be a URL such as redis://host:6379, or rediss://name:password@host:6380 for TLS.')
      return undefined
    },
    folder(name) {
      const value = optional(name)
      if (value !== undefined && !isAbsolute(value)) refuse(name, 'a folder that begins with /')
      return value
    },
    wholeNumber(name, { usual, from = 0, to, or }) {
      const value = optional(name)
      if (value === undefined) return usual
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
      if (number >= from && number <= to) return number
      refuse(name, `${or === undefined ? '' : `${or} or `}a whole number from ${from} to ${to}`)
      return usual
    },
    choice(name, allowed) {
      const value = optional(name)
      if (value !== undefined && !allowed.some((each) => each === value)) refuse(name, allowed.join(' or '))
      return allowed.find((each) => each === value) ?? allowed[0]
    },
    secret(name, from) {
      const value = text(name, from)
      if (value !== '' && value.length < 16) tell(name, `is too short to be a secret: ${from}.`)
      return value
    },
    signingSecret(name, from) {
      const value = text(name, from)
      // Never repeats the value: it may be a real secret with one letter too many.
      if (value !== '' && !isSigningSecret(value))
        tell(name, `must be the 64 characters that Contentful shows: ${from}.`)
      return value
    },
  })
  return { built, problems }
}

function isWebAddress(value: string) {
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
}

const isAuthority = (value: string) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+,\d{4}(?:-\d\d){0,2}$/.test(value)

/** The path of a Redis URL is a database number. */
function isRedisUrl(value: string) {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, pathname, username, password } = new URL(value)
  const isReadable = [username, password].every((text) => !/%(?![0-9a-f]{2})/i.test(text))
  return (
    ['redis:', 'rediss:'].includes(protocol) && hostname !== '' && /^\/?\d*$/.test(pathname) && isReadable
  )
}

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535
