/** The script that starts islands. */
export type Loader = { src: string; integrity: string }

/** A page is data for search engines, one loader, and no other script. */
const script = /<script\b(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g
const scriptPreload = /<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g

/**
 * What visitors get of a page that Next.js rendered: its markup, without the framework's scripts and data. React
 * escapes `<` and `>` in all text and attributes of editors, so whatever matches is the framework's.
 */
export function pageHtml(rendered: string, { src, integrity }: Loader): string {
  const loader = `<script type="module" src="${src}" integrity="${integrity}"></script></head>`
  return rendered
    .replace(script, '')
    .replace(scriptPreload, '')
    .replace('</head>', () => loader)
}
