import { consentDefaults } from '../consent-mode.ts'

/** The order counts: consent defaults, the visitor's choice, the tag manager, then events. */
export const tagsScript = `
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
