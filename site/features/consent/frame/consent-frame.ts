import { framePage } from '../../outside-script/frame-page.ts'
import { messages } from '../messages.ts'

/** Cookiebot uses several hosts; a twin uses only its own. */
const cookiebot: readonly string[] = ['https://*.cookiebot.com', 'https://*.cookiebot.eu']

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

/** The footer has a link, so the provider's trigger is hidden. */
const consentStyle = `
body{margin:0;font:16px/1.5 "Open Sans","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
#CookiebotWidget{display:none!important}
.failed{position:fixed;inset:auto 0 0;padding:1rem;border-top:1px solid #c8d1dc;background:#fff;color:#26374c}
.failed[hidden]{display:none}
.failed p{margin:0 0 .75rem}
.failed button{min-height:44px;padding:8px 20px;border:0;border-radius:999px;background:#0b2545;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #1d6fb8;outline-offset:2px}
`

const validMs = 365 * 86_400_000

/**
 * Reports the dialog's place and the choice. After an earlier choice, the provider's script first reports that choice,
 * which is ignored, and shows its dialog only on request.
 */
export const consentScript = `
  let isAsking = cookies.size === 0
  const choose = () => {
    if (!isAsking) return
    const { preferences, statistics, marketing } = window.Cookiebot.consent
    const kept = Object.fromEntries(cookies)
    tell({ choice: { preferences, statistics, marketing, until: Date.now() + ${validMs}, cookies: kept } })
  }
  addEventListener('CookiebotOnAccept', choose)
  addEventListener('CookiebotOnDecline', choose)
  addEventListener('CookiebotOnConsentReady', () => {
    if (isAsking) return
    setTimeout(() => {
      isAsking = true
      window.Cookiebot.renew()
    })
  })

  const insetsOf = () => {
    const boxes = [...document.querySelectorAll('[role=dialog]')]
      .map((dialog) => dialog.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
    if (boxes.length === 0) return
    return [
      Math.min(...boxes.map(({ top }) => top)),
      innerWidth - Math.max(...boxes.map(({ right }) => right)),
      innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)),
      Math.min(...boxes.map(({ left }) => left)),
    ].map((inset) => Math.max(0, Math.floor(inset)) + 'px')
  }
  let told = ''
  const measure = () => {
    const insets = insetsOf()
    if (!insets) return
    const clip = 'inset(' + insets.join(' ') + ')'
    const height = innerHeight - parseInt(insets[0]) + 'px'
    if (clip !== told) tell({ clip, height })
    told = clip
  }
  new MutationObserver(measure).observe(document, { attributes: true, childList: true, subtree: true })
  addEventListener('resize', measure)
  addEventListener('transitionend', measure)
  addEventListener('animationend', measure)

  const notice = document.querySelector('.failed')
  notice.querySelector('button').addEventListener('click', () => tell({}))
  const patience = setTimeout(() => fail(), 12000)
  const fail = () => {
    clearTimeout(patience)
    // Without the script, this name means its element.
    if (window.Cookiebot?.consent) return
    console.warn('The consent script did not load. Nothing is measured.')
    if (location.hash) notice.hidden = false
  }
  load({ id: 'Cookiebot', failed: fail })
`
