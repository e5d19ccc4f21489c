import { messages } from './messages.ts'
import { formScript } from './script.ts'

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

/** Uses the provider's class names. The page cannot read the site's files. */
const formStyle = `
*{box-sizing:border-box}
body{margin:0;padding:4px;background:#fff;color:#26374c;font:16px/1.6 "Open Sans","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:45rem}
header,.alone{display:none}
[data-alone] body{padding:1.5rem}
[data-alone] header,[data-alone] .alone{display:block}
h1{margin:1rem 0;color:#0b2545;font-size:28px;line-height:1.2}
a{color:#14508c;text-underline-offset:.2em}
:focus-visible{outline:3px solid #1d6fb8;outline-offset:2px;border-radius:4px}
.said{display:none;margin:0 0 1rem}
[data-state=failed] .failed,[data-running]:not([data-state]) .loading{display:block}
[data-running] .without{display:none}
fieldset{max-width:none!important;margin:0;padding:0;border:0;min-width:0}
.hs-form-field{margin:0 0 1.1rem}
.hs-form-field>label,.hs-field-desc{display:block}
.hs-form-field>label{margin-bottom:.35rem;color:#0b2545;font-size:15px;font-weight:600}
.hs-form-required{margin-left:.2em;color:#c2303a}
.hs-field-desc{margin:.5rem 0 0;color:#5c6b7e;font-size:14px}
.input{margin:0!important}
.hs-input:not([type=checkbox],[type=radio]){width:100%!important;min-height:48px;padding:9px 14px;border:1px solid #5c6b7e;border-radius:8px;background:#fff;color:#101828;font:inherit}
textarea.hs-input{min-height:120px!important}
.hs-input.invalid{border:2px solid #c2303a}
ul.inputs-list,ul.hs-error-msgs{margin:.35rem 0 0;padding:0;list-style:none}
.inputs-list label{display:flex;gap:.6rem;align-items:flex-start}
.inputs-list input{flex:none;width:20px;height:20px;margin:3px 0}
.hs-error-msgs{color:#c2303a;font-size:14px;font-weight:600}
.hs-button{min-height:48px;padding:10px 28px;border:0;border-radius:999px;background:#0b2545;color:#fff;font:inherit;font-weight:650;cursor:pointer}
.hs-button:hover{background:#14508c}
.hs-button:disabled{opacity:.6;cursor:progress}
.submitted-message{padding:1.25rem;border-radius:16px;background:#dff2e8;color:#0b2545}
.submitted-message p{margin:0}
`
