import robotsParser from 'robots-parser'

/** The types declare a `default`, but Node.js imports the CommonJS function itself. */
const parse = robotsParser as unknown as typeof robotsParser.default

export type RobotsFile = { status: number; bytes: Buffer } | undefined
type RobotsRules = { isAllowed(url: string): boolean; delayMs: number }

export const robotName = 'association-links'

const anything: RobotsRules = { isAllowed: () => true, delayMs: 0 }
const nothing: RobotsRules = { isAllowed: () => false, delayMs: 0 }
/** With longer delays, an audit would not end. */
const longestDelayMs = 5000

/** RFC 9309: a missing file allows everything, a 5xx nothing. Without a response, the address shows the error. */
function robotsRules(url: string, file: RobotsFile): RobotsRules {
  if (!file || (file.status >= 300 && file.status < 500)) return anything
  if (file.status >= 500) return nothing
  const rules = parse(url, file.bytes.toString())
  return {
    isAllowed: (address) => rules.isAllowed(address, robotName) !== false,
    delayMs: Math.min(longestDelayMs, (rules.getCrawlDelay(robotName) ?? 0) * 1000),
  }
}

export function createRobots(read: (url: URL) => Promise<RobotsFile>) {
  const known = new Map<string, Promise<RobotsRules>>()
  return (url: URL): Promise<RobotsRules> => {
    const address = new URL('/robots.txt', url)
    const rules = known.get(url.origin) ?? read(address).then((file) => robotsRules(address.href, file))
    known.set(url.origin, rules)
    return rules
  }
}
