export type Loader = { src: string; integrity: string }

/** Pages keep their JSON-LD, which React writes exactly so, and no other script. */
const data = '<script type="application/ld+json">'
const script = /<script\b(?! type="application\/ld\+json">)[^>]*>[\s\S]*?<\/script>/g
const scriptPreload = /<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g

/**
 * React escapes `<` and `>` of editors, so all matches are the framework's. Throws if a script remains: a new framework
 * version may write it differently.
 */
export function pageHtml(rendered: string, { src, integrity }: Loader): string {
  const html = rendered.replace(script, '').replace(scriptPreload, '')
  if (/<script/i.test(html.replaceAll(data, '')))
    throw new Error('A page of Next.js holds a script that is not removed.')
  // Blocks rendering, because the loader hides closed notices and shows the signed-in user before the first paint.
  const loader = `<script type="module" blocking="render" src="${src}" integrity="${integrity}"></script></head>`
  return html.replace('</head>', () => loader)
}
