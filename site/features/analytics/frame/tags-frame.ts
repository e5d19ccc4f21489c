import { framePage } from '../../outside-script/frame-page.ts'
import { consentDefaults } from '../consent-mode.ts'

/** Google Tag Manager uses several hosts; a twin uses only its own. */
const google: readonly string[] = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://www.google.com',
]

export function answerTagsFrame(tagManagerUrl: string | undefined): Response {
  if (tagManagerUrl === undefined) return new Response('There is no tag manager.', { status: 404 })
  const isGoogle = new URL(tagManagerUrl).hostname.endsWith('.googletagmanager.com')
  return framePage({
    title: 'Measurement',
    provider: tagManagerUrl,
    script: tagsScript,
    hosts: isGoogle ? google : [],
  })
}

/** The order counts: consent defaults, the visitor's choice, the tag manager, then events. */
const tagsScript = `
  const layer = (window.dataLayer = [])
  // The tag manager knows commands by their \`arguments\`.
  function gtag() { layer.push(arguments) }
  gtag('consent', 'default', ${JSON.stringify({ ...consentDefaults, wait_for_update: 500 })})
  gtag('consent', 'update', given.consent)
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return
    if (data.consent) gtag('consent', 'update', data.consent)
    for (const push of data.pushes ?? []) layer.push(push)
  })
  load({ failed: () => console.warn('The tag manager did not load. Nothing is measured.') })
  tell({ event: 'ready' })
`
