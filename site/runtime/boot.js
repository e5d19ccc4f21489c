/* The first script of every page: who may make scripts, and when the framework starts. */
;(() => {
  // React makes script elements from exactly this markup; text without markup is harmless.
  const createHTML = (text) => (text === '<script></script>' || !/[<&]/.test(text) ? text : null)
  const createScriptURL = (address) => {
    const { origin, pathname } = new URL(address, location)
    return origin === location.origin && pathname.startsWith('/_next/static/') ? address : null
  }
  window.trustedTypes?.createPolicy('default', { createHTML, createScriptURL })

  // Stored pages hold the framework's scripts inert, and this one deferred; all others hold none.
  const inert = document.querySelectorAll('[data-src]')
  let isStarted
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const old of inert) {
      const script = document.createElement('script')
      script.async = false
      script.id = old.id
      script.integrity = old.integrity
      script.src = old.dataset.src
      old.replaceWith(script)
    }
  }

  // A click on a button that React has not reached yet would be lost: it is repeated once React is there.
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const repeat = (button, tries) => {
    if (isAlive(button)) button.click()
    else if (tries) setTimeout(repeat, 50, button, tries - 1)
  }
  const keepClick = ({ target }) => {
    const button = target.closest('button:not([popovertarget],[command])')
    const isNative = !button || (button.form && button.type === 'submit')
    if (!isNative && !isAlive(button)) repeat(button, 200)
  }

  if (inert[0]) {
    addEventListener('click', keepClick, true)
    for (const move of ['pointerover', 'keydown', 'focusin']) addEventListener(move, start, true)
    addEventListener('load', () => (window.requestIdleCallback || setTimeout)(start))
  }
})()
