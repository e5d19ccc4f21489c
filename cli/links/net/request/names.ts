import { lookup } from 'node:dns/promises'
import { isPrivate } from './ranges.ts'

/** Rejects with `getaddrinfo` codes. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

export const resolveName: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address)

class NamesError extends Error {
  override readonly name = 'NamesError'
  readonly code = 'NAMES_UNKNOWABLE'
}

/**
 * Resolves each name once, so that the checked address is the one connected to. Reports `ENOTFOUND` only if other names
 * resolve: without a network, some name servers report it for every name.
 */
export function createNames(resolve: Resolve, warn: (sentence: string) => void = () => {}): Resolve {
  const answers = new Map<string, Promise<readonly string[]>>()
  let hasFound = false
  let control: Promise<boolean> | undefined

  async function ask(hostname: string) {
    try {
      const found = await resolve(hostname)
      hasFound ||= !found.every(isPrivate)
      return found
    } catch (error) {
      if (isAbsence(error) && (await isNetworkThere())) throw error
      throw new NamesError(`${hostname} cannot be looked up from here.`, { cause: error })
    }
  }

  /** Checks once, and only if no name was resolved yet. */
  function isNetworkThere() {
    if (hasFound) return true
    control ??= findsAny(resolve).then((finds) => {
      if (!finds) warn(noNames)
      return finds
    })
    return control
  }

  return (hostname) => {
    const known = answers.get(hostname) ?? ask(hostname)
    answers.set(hostname, known)
    return known
  }
}

/** IANA promises to keep these names. */
export const lastingNames = ['example.org', 'iana.org'] as const

async function findsAny(resolve: Resolve): Promise<boolean> {
  const found = await Promise.allSettled(lastingNames.map((name) => resolve(name)))
  return found.some((answer) => answer.status === 'fulfilled' && !answer.value.every(isPrivate))
}

const isAbsence = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')

const noNames =
  'Names of other sites cannot be looked up from here, so links to them are unverified: connect this machine to the internet and run again.'
