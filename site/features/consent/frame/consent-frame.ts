import { framePage } from '../../outside-script/frame-page.ts'
import { messages } from '../messages.ts'
import { consentScript } from './consent-script.ts'
import { consentStyle } from './consent-style.ts'

/** A stand-in needs only its own host. */
const cookiebot: readonly string[] = ['https://*.cookiebot.com', 'https://*.cookiebot.eu']

/** Answers 404 without a consent script. */
export function answerConsentFrame(consentUrl: string | undefined): Response {
  if (consentUrl === undefined) return new Response('There is no consent script.', { status: 404 })
  const isCookiebot = /\.cookiebot\.(?:com|eu)$/.test(new URL(consentUrl).hostname)
  return framePage({
    title: messages.layer,
    provider: consentUrl,
    script: consentScript,
    style: consentStyle,
    hosts: isCookiebot ? cookiebot : [],
    // Policies and lists of cookies open in a new tab.
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    body: `<div class="failed" role="dialog" aria-label="${messages.settings}" hidden>
<p>${messages.failed}</p>
<button type="button">${messages.close}</button>
</div>
`,
  })
}
