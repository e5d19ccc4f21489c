/** Where variables come from: `process.env`, or a plain object in tests. */
export type Source = Readonly<Record<string, string | undefined>>

/** One or more variables are missing or wrong; the message names each and says where its value comes from. */
export class ConfigurationError extends Error {
  readonly code = 'CONFIGURATION'
  override readonly name = 'ConfigurationError'
}

type Reader = {
  text(name: string, from: string): string
  url(name: string, from: string): string
  secret(name: string, from: string): string
  optional(name: string): string | undefined
}

/** Builds a configuration and reports everything that is wrong with it in one error. */
export function settings<T>(source: Source, build: (read: Reader) => T): T {
  const problems: string[] = []
  const optional = (name: string) => source[name]?.trim() || undefined
  const text = (name: string, from: string) => {
    const value = optional(name)
    if (value === undefined) problems.push(`${name} is missing: ${from}.`)
    return value ?? ''
  }
  const built = build({
    optional,
    text,
    url(name, from) {
      const value = text(name, from)
      if (value !== '' && !isWebAddress(value))
        problems.push(`${name} must be an http(s) address, not “${value}”.`)
      return value.replace(/\/+$/, '')
    },
    secret(name, from) {
      const value = text(name, from)
      if (value !== '' && value.length < 16) problems.push(`${name} is too short to be a secret: ${from}.`)
      return value
    },
  })
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'))
  return built
}

function isWebAddress(value: string) {
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
}
