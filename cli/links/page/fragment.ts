/** Whether a page has what a fragment points at, found as browsers find it. `fragment` is without its `#`. */
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

/** `#/orders` and `#!orders` are addresses inside an application, which no id tells. */
const isRoute = (fragment: string) => /^[/!]/.test(fragment)

/** A part of a drawing, picture or video. */
const isView = (fragment: string) => /^(svgView\(|xywh=|t=\d)/.test(fragment)

/** Byte by byte as the URL standard has it: a wrong escape stands for itself. */
function decode(text: string): string {
  if (!text.includes('%')) return text
  const bytes = text.replace(/(?:%[\da-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
  )
  return bytes
}
