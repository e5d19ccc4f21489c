import robotsParser from 'robots-parser'

/** A CommonJS module whose types say that its function is called `default`; Node.js imports the function itself. */
const parse = robotsParser as unknown as typeof robotsParser.default

export type RobotsFile = { status: number; bytes: Buffer } | undefined
type Rules = { isAllowed(url: string): boolean; delayMs: number }

/** As hosts name us in their robots.txt. */
export const robotName = 'association-links'

const anything: Rules = { isAllowed: () => true, delayMs: 0 }
const nothing: Rules = { isAllowed: () => false, delayMs: 0 }
/** More than this between two requests, and an audit would not end. */
const longestDelayMs = 5000

/**
 * Reads a robots.txt as RFC 9309 has it: a file that is not there allows everything, a host in trouble nothing. Where
 * no answer came (`undefined`), the address itself will tell why.
 */
function robotsRules(url: string, file: RobotsFile): Rules {
  if (!file || (file.status >= 300 && file.status < 500)) return anything
  if (file.status >= 500) return nothing
  const rules = parse(url, file.bytes.toString())
  return {
    isAllowed: (address) => rules.isAllowed(address, robotName) !== false,
    delayMs: Math.min(longestDelayMs, (rules.getCrawlDelay(robotName) ?? 0) * 1000),
  }
}

/** Asks each origin once. */
export function createRobots(read: (url: URL) => Promise<RobotsFile>) {
  const known = new Map<string, Promise<Rules>>()
  return (url: URL): Promise<Rules> => {
    const address = new URL('/robots.txt', url)
    const rules = known.get(url.origin) ?? read(address).then((file) => robotsRules(address.href, file))
    known.set(url.origin, rules)
    return rules
  }
}
