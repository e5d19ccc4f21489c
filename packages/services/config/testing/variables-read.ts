import { managementConfig, reconcileConfig, siteConfig } from '../index.ts'
import { readProcesses } from '../processes.ts'
import { inspect, type Source } from '../settings.ts'

/** Never set by people: only the local services speak plain http. */
const localOnly = ['CONTENTFUL_INSECURE']

/** Every variable that the site and the commands read, by name. */
export const variablesRead = () =>
  readBy(siteConfig, managementConfig, reconcileConfig).filter((name) => !localOnly.includes(name))

/** Those that say how the processes of the site run. */
export const processVariables = () => readBy((source) => inspect(source, readProcesses))

function readBy(...readers: ((source: Source) => unknown)[]) {
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
      // That some values are wrong does not matter: every variable was asked for.
    }
  }
  return [...asked].toSorted()
}
