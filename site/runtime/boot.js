/* The first script of every page: who may make scripts, and when the framework starts. */
;(() => {
  const isOurs = (address) => {
    const { origin, pathname } = new URL(address, location.href)
    return origin === location.origin && pathname.startsWith('/_next/static/')
  }
  window.trustedTypes?.createPolicy('default', {
    // React makes script elements from exactly this markup; text without markup is harmless.
    createHTML: (text) => (text === '<script></script>' || !/[<&]/.test(text) ? text : null),
    createScriptURL: (address) => (isOurs(address) ? address : null),
    createScript: () => null,
  })

  const inert = () => document.querySelectorAll('script[type="text/plain"][data-src]')
  const wakeners = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  let lostClick

  const start = () => {
    for (const wakener of wakeners) removeEventListener(wakener, start, true)
    for (const old of inert()) {
      const script = document.createElement('script')
      script.async = false
      if (old.id) script.id = old.id
      if (old.integrity) script.integrity = old.integrity
      script.src = old.dataset.src
      old.remove()
      document.head.append(script)
    }
  }

  // A click on a button that React has not reached yet would be lost: it is kept, and repeated once React is there.
  const isAlive = (element) => {
    for (let at = element; at; at = at.parentElement)
      for (const key of Object.keys(at)) if (key.startsWith('__reactProps$') && at[key].onClick) return true
    return false
  }
  const keepClick = ({ target, isTrusted }) => {
    const control = isTrusted && target.closest?.('button, [role="button"], [role="tab"], [role="menuitem"]')
    if (!control || control.matches('[popovertarget], [command], form [type="submit"]') || isAlive(control))
      return
    const isWaiting = lostClick !== undefined
    lostClick = control
    if (!isWaiting) repeatClick(Date.now() + 8000)
  }
  const repeatClick = (untilMs) => {
    if (isAlive(lostClick)) {
      lostClick.click()
      lostClick = undefined
    } else if (Date.now() < untilMs) setTimeout(repeatClick, 30, untilMs)
    else lostClick = undefined
  }

  addEventListener('DOMContentLoaded', () => {
    if (inert().length === 0) return
    for (const wakener of wakeners) addEventListener(wakener, start, { capture: true, passive: true })
    addEventListener('click', keepClick, true)
  })
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 3000 }))
})()
