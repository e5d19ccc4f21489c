/** The script that starts islands. */
export type Loader = { src: string; integrity: string }

/** What Next.js and React write. A page keeps its data for search engines, written exactly so, and no other script. */
const data = '<script type="application/ld+json">'
const script = /<script\b(?! type="application\/ld\+json">)[^>]*>[\s\S]*?<\/script>/g
const scriptPreload = /<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g

/**
 * What visitors get of a page that Next.js rendered: its markup, without the framework's scripts and data. React
 * escapes `<` and `>` in all text and attributes of editors, so whatever matches is the framework's. Throws when a
 * script is left, because a new version of the framework writes it in another way.
 */
export function pageHtml(rendered: string, { src, integrity }: Loader): string {
  const html = rendered.replace(script, '').replace(scriptPreload, '')
  if (/<script/i.test(html.replaceAll(data, '')))
    throw new Error('A page of Next.js holds a script that is not removed.')
  // The loader hides what a visitor has closed and shows who is signed in: it must run before the first paint.
  const loader = `<script type="module" blocking="render" src="${src}" integrity="${integrity}"></script></head>`
  return html.replace('</head>', () => loader)
}
