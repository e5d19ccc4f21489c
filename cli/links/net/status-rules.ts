/** `403@*.example.org` in `accept` makes 403 fine on these hosts; `301` in `reject` is broken everywhere. */
export type StatusRules = { accept?: readonly string[]; reject?: readonly string[] }
export type Ruling = (status: number, url: URL) => 'accepted' | 'rejected' | undefined

/** `reject` wins. Throws a RangeError that names the rule. */
export function rulingOf({ accept = [], reject = [] }: StatusRules): Ruling {
  const [accepted, rejected] = [accept.map(parseRule), reject.map(parseRule)]
  return (status, url) => {
    const applies = (rule: StatusRule) => rule.status.test(String(status)) && rule.isPlace(url)
    if (rejected.some(applies)) return 'rejected'
    return accepted.some(applies) ? 'accepted' : undefined
  }
}

type StatusRule = { status: RegExp; isPlace(url: URL): boolean }

function parseRule(written: string): StatusRule {
  const [, status, place] = /^(\d(?:\d\d|xx))(?:@([^\s@]+))?$/i.exec(written.trim()) ?? []
  if (status === undefined)
    throw new RangeError(`“${written}” is no status. Write it like 403, 5xx or 999@*.linkedin.com.`)
  return { status: new RegExp(`^${status.replace(/x/gi, '\\d')}$`), isPlace: placeOf(place) }
}

/** `*` matches any characters. */
function placeOf(pattern: string | undefined): StatusRule['isPlace'] {
  if (pattern === undefined) return () => true
  const letters = pattern
    .split('*')
    .map((part) => part.replace(/[^\w/-]/g, '\\$&'))
    .join('.*')
  const expression = new RegExp(`^${letters}$`, 'i')
  return pattern.includes('/')
    ? ({ host, pathname }) => expression.test(host + pathname)
    : ({ host, hostname }) => expression.test(host) || expression.test(hostname)
}
