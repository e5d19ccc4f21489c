/** Matches as browsers do. `fragment` is without its `#`. */
export function hasFragment(fragment: string, anchors: ReadonlySet<string>): boolean {
  const named = fragment.split(':~:')[0] ?? ''
  if (named === '' || isRoute(named) || isView(named)) return true
  const decoded = decode(named)
  return (
    anchors.has(named) ||
    anchors.has(decoded) ||
    decoded.toLowerCase() === 'top' ||
    anchors.has(`user-content-${decoded}`)
  )
}

/** `#/orders` and `#!orders` are client-side routes without an id. */
const isRoute = (fragment: string) => /^[/!]/.test(fragment)

/** Part of a drawing, image or video. */
const isView = (fragment: string) => /^(svgView\(|xywh=|t=\d)/.test(fragment)

/** As in the URL standard, an invalid escape stays as it is. */
function decode(text: string): string {
  if (!text.includes('%')) return text
  const bytes = text.replace(/(?:%[\da-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
  )
  return bytes
}
