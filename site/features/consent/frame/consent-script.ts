/** The site asks visitors again after a year. */
const validMs = 365 * 86_400_000

/**
 * Reports the dialog's place and the choice to the page. After an earlier choice, the provider's script first reports
 * that choice, which is ignored, and shows its dialog only on request.
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
