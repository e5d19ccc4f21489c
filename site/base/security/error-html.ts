const errorStyles = '/error-page.css'

type ErrorText = {
  label: string
  title: string
  text: string
  organisation: string
  back?: BackLink
  supportEmail?: string
}
type BackLink = { href: string; text: string }

const again: BackLink = { href: '', text: 'Try again' }

/** Needs neither Next.js nor Contentful, except for the mark, and no script. */
export const errorHtml = ({
  label,
  title,
  text,
  organisation,
  back = again,
  supportEmail,
}: ErrorText) => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${escaped(organisation)}</title><meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="${errorStyles}"></head>
<body><header><a href="/"><img src="/icon.svg" width="44" height="44" alt="">${escaped(organisation)}</a></header>
<main><p class="status">${label}</p><h1>${title}</h1><p>${escaped(text)}</p>${helpBy(supportEmail)}
<p class="ways"><a class="button" href="${escaped(back.href)}">${back.text}</a>${wayHome(back)}</p></main></body></html>
`

const helpBy = (email: string | undefined) =>
  email === undefined
    ? ''
    : `<p>Does this not help? Write to <a href="mailto:${escaped(email)}" target="_blank" rel="noopener">${escaped(email)}</a>.</p>`

const wayHome = ({ href }: BackLink) => (href === '/' ? '' : ' <a href="/">Go to the home page</a>')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
