/* The first script of every page: who may make scripts, and when the framework starts. */
;(() => {
  // React makes script elements from exactly this markup; text without markup is harmless.
  const createHTML = (text) => (text === '<script></script>' || !/[<&]/.test(text) ? text : null)
  const createScriptURL = (address) =>
    new URL(address, location).href.startsWith(`${location.origin}/_next/static/`) ? address : null
  window.trustedTypes?.createPolicy('default', { createHTML, createScriptURL })

  // Stored pages hold the framework's scripts inert, and this one deferred; all others hold none.
  // An inert script runs once it gets a type that runs and an address; to do it twice changes nothing.
  const start = () => {
    for (const script of document.querySelectorAll('[data-src]')) {
      script.type = ''
      script.async = false
      script.src = script.dataset.src
    }
  }

  // A click on a button that React has not reached yet would be lost: it is repeated once React is there.
  const isAlive = (button) => /__reactProps/.test(Object.keys(button))
  const repeat = (button, tries) => {
    if (isAlive(button)) button.click()
    else if (tries) setTimeout(repeat, 50, button, tries - 1)
  }
  const keepClick = ({ target }) => {
    const button = target.closest('button:not([popovertarget],[command],form [type=submit])')
    if (button && !isAlive(button)) repeat(button, 200)
  }

  addEventListener('click', keepClick, true)
  for (const move of ['pointerover', 'keydown', 'focusin']) addEventListener(move, start, { once: true })
  // A busy browser may be idle for a moment before it has painted; so it is asked for the paint itself.
  addEventListener('load', () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true }))
})()
