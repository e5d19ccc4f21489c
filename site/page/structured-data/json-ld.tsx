import type { Thing } from '@association/content/define/structured-data.ts'

/** Escapes text, so that editors cannot close the element. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const [only, ...others] = things
  if (!only) return null
  const graph = others.length === 0 ? only : { '@graph': things }
  const json = JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
