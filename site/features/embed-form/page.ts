import { messages } from './messages.ts'
import { formScript } from './script.ts'
import { formStyle } from './style.ts'

type FormRef = { portalId: string; formId: string }
type FormPageOptions = { provider: string; supportEmail: string; organisation: string; siteUrl: string }

/** Checks or escapes every value. */
export function formPage({ portalId, formId }: FormRef, about: FormPageOptions): string {
  const mail = `<a href="mailto:${escaped(about.supportEmail)}" target="_blank" rel="noopener">${escaped(about.supportEmail)}</a>`
  const write = `${messages.write} ${mail} ${messages.instead}`
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.title} – ${escaped(about.organisation)}</title>
<style>${formStyle}</style>
</head>
<body>
<header><a href="${escaped(about.siteUrl)}/">${escaped(about.organisation)}</a></header>
<main aria-label="${messages.title}">
<h1 class="alone">${messages.title}</h1>
<p class="without">${messages.noScript} ${write}</p>
<p class="said loading" role="status">${messages.loading}</p>
<p class="said failed">${messages.failed} ${write}</p>
<div id="form" data-script="${escaped(about.provider)}/forms/embed/v2.js" data-region="${regionOf(about.provider)}" data-portal="${portalId}" data-form="${formId}"></div>
</main>
<script>${formScript}</script>
</body>
</html>
`
}

/** An account's host names its region: `js-eu1.hsforms.net`. */
const regionOf = (provider: string) => /^js-([a-z]{2}\d)\./.exec(new URL(provider).hostname)?.[1] ?? 'na1'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
