import { managementConfig, reconcileConfig, siteConfig } from '../index.ts'
import { readProcesses } from '../processes.ts'
import { type Environment, inspect } from '../settings.ts'

/** Only the local services set these. */
const localOnly = ['CONTENTFUL_INSECURE']

export const variablesRead = () =>
  readBy(siteConfig, managementConfig, reconcileConfig).filter((name) => !localOnly.includes(name))

export const processVariables = () => readBy((source) => inspect(source, readProcesses))

function readBy(...readers: ((source: Environment) => unknown)[]) {
  const asked = new Set<string>()
  const source = new Proxy({} as Record<string, string>, {
    get(_, name) {
      asked.add(String(name))
      return `https://example.org/${'x'.repeat(64)}`
    },
  })
  for (const read of readers) {
    try {
      read(source)
    } catch {
      // Wrong values do not matter: the names are recorded.
    }
  }
  return [...asked].toSorted()
}
