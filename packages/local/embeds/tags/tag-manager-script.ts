/**
 * Mimics a tag manager: reads `dataLayer` and each push, obeys Consent Mode, stores its cookie only if analytics are
 * allowed, and sends entries to `/gtm/events`. `container` becomes code, so the route validates it.
 */
export const tagManagerScript = (container: string) => `(() => {
  const container = '${container}'
  const base = new URL(document.currentScript.src).origin
  const layer = (window.dataLayer ??= [])
  const consent = {}
  let index = 0
  const entryOf = (pushed) =>
    Object.prototype.toString.call(pushed) === '[object Arguments]' ? [...pushed] : pushed
  const record = (pushed) => {
    const entry = entryOf(pushed)
    if (Array.isArray(entry) && entry[0] === 'consent') Object.assign(consent, entry[2])
    if (consent.analytics_storage === 'granted' && !document.cookie.includes('_ga='))
      document.cookie = '_ga=GA1.1.' + Date.now() + '; max-age=63072000; path=/'
    fetch(base + '/gtm/events', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ container, index: index++, entry, consent, cookies: document.cookie }),
    }).catch(() => {})
  }
  for (const pushed of layer) record(pushed)
  const push = layer.push
  layer.push = (...pushed) => {
    const length = push.apply(layer, pushed)
    for (const each of pushed) record(each)
    return length
  }
})()`
