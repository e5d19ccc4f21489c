/** As browsers do; without `#`. */
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

/** Client-side routes have no id. */
const isRoute = (fragment: string) => /^[/!]/.test(fragment)

/** Media fragments. */
const isView = (fragment: string) => /^(svgView\(|xywh=|t=\d)/.test(fragment)

/** Invalid escapes stay (URL standard). */
function decode(text: string): string {
  if (!text.includes('%')) return text
  const bytes = text.replace(/(?:%[\da-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
  )
  return bytes
}
