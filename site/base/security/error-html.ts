const errorStyles = '/error-page.css'

type ErrorText = { status: number; title: string; text: string; organisation: string; back?: BackLink }
type BackLink = { href: string; text: string }

const again: BackLink = { href: '', text: 'Try again' }

/** Needs neither Next.js nor Contentful, and no script. */
export const errorHtml = ({ status, title, text, organisation, back = again }: ErrorText) => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${escaped(organisation)}</title><meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="${errorStyles}"></head>
<body><main><p class="status">${status}</p><h1>${title}</h1><p>${escaped(text)}</p>
<p class="ways"><a class="button" href="${escaped(back.href)}">${back.text}</a> <a href="/">Go to the home page</a></p></main></body></html>
`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
