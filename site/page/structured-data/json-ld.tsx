import type { Thing } from '@association/content/define/structured-data.ts'

/** Things that a page describes to search engines. No text of an editor can end the element. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const [only, ...others] = things
  if (!only) return null
  const graph = others.length === 0 ? only : { '@graph': things }
  const json = JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
