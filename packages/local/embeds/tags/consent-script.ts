/** Mimics Cookiebot's `uc.js`, with its cookie, its dialog and its trigger. */
export const consentScript = `(() => {
  const cookie = /(?:^|; )CookieConsent=([^;]*)/.exec(document.cookie)?.[1]
  const kept = cookie && JSON.parse(decodeURIComponent(cookie))
  const consent = { necessary: true, preferences: false, statistics: false, marketing: false, ...kept }
  const say = (name) => window.dispatchEvent(new Event('Cookiebot' + name))
  const categories = ['preferences', 'statistics', 'marketing']
  const labels = { preferences: 'Preferences', statistics: 'Statistics', marketing: 'Marketing' }
  const made = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children)
    return element
  }
  let dialog
  const told = () => {
    say('OnConsentReady')
    say(categories.some((name) => consent[name]) ? 'OnAccept' : 'OnDecline')
  }
  const choose = (allowed) => {
    for (const name of categories) consent[name] = allowed.includes(name)
    const written = encodeURIComponent(JSON.stringify(consent))
    document.cookie = 'CookieConsent=' + written + '; max-age=31536000; path=/; SameSite=Lax'
    window.Cookiebot.hasResponse = true
    dialog.remove()
    dialog = undefined
    told()
  }
  const button = (text, act) => {
    const element = made('button', { type: 'button' }, text)
    element.addEventListener('click', act)
    return element
  }
  const show = () => {
    if (dialog) return
    const boxes = categories.map((name) => {
      const box = made('input', { type: 'checkbox', name })
      box.checked = consent[name]
      return box
    })
    const choice = made('fieldset', {}, made('legend', {}, 'Allow cookies for'),
      ...boxes.map((box) => made('label', {}, box, labels[box.name])))
    const chosen = () => boxes.filter(({ checked }) => checked).map(({ name }) => name)
    const selection = button('Allow selection', () => choose(chosen()))
    selection.className = 'selection'
    dialog = made('div', { id: 'CybotCookiebotDialog', role: 'dialog', 'aria-labelledby': 'CybotTitle' },
      made('h2', { id: 'CybotTitle' }, 'This website uses cookies'),
      made('p', {}, 'We measure visits only if you allow it. You can change your choice at any time. (Local twin)'),
      choice,
      made('div', { class: 'CybotButtons' },
        button('Decline all', () => choose([])),
        button('Allow all', () => choose(categories)),
        selection))
    document.body.append(dialog)
    say('OnDialogDisplay')
  }
  window.Cookiebot = {
    consent,
    hasResponse: kept !== undefined,
    renew: show,
    withdraw: () => choose([]),
  }
  document.head.append(made('style', {}, \`
#CybotCookiebotDialog{position:fixed;inset:auto 0 0;max-height:90vh;overflow:auto;box-sizing:border-box;padding:16px max(16px,calc(50vw - 560px));border-top:3px solid #14508c;background:#fff;color:#26374c;font:15px/1.45 "Open Sans","Segoe UI",Roboto,Arial,sans-serif}
#CybotCookiebotDialog h2{margin:0 0 4px;color:#0b2545;font-size:17px}
#CybotCookiebotDialog p{margin:0 0 8px}
#CybotCookiebotDialog fieldset{display:flex;flex-wrap:wrap;gap:0 20px;margin:0 0 10px;padding:0;border:0}
#CybotCookiebotDialog legend{padding:0;font-weight:600}
#CybotCookiebotDialog label{display:flex;gap:8px;align-items:center;min-height:32px}
#CybotCookiebotDialog input{width:20px;height:20px;margin:0}
.CybotButtons{display:grid;grid-template-columns:1fr 1fr;gap:8px;max-width:440px}
.CybotButtons .selection{grid-column:1/-1;background:#fff;color:#0b2545}
@media (width >= 800px){#CybotCookiebotDialog{display:grid;grid-template-columns:1fr auto;gap:0 32px}.CybotButtons{grid-area:1/2/span 3;align-self:center;width:360px}#CybotCookiebotDialog fieldset{margin:0}}
.CybotButtons button{min-height:44px;padding:6px 12px;border:1px solid #0b2545;border-radius:999px;background:#0b2545;color:#fff;font:inherit;font-weight:600;cursor:pointer}
#CybotCookiebotDialog :focus-visible{outline:3px solid #1d6fb8;outline-offset:2px}
#CookiebotWidget{position:fixed;left:16px;bottom:16px;width:48px;height:48px;border:0;border-radius:50%;background:#14508c;color:#fff}
\`))
  document.body.append(made('button', { id: 'CookiebotWidget', type: 'button', 'aria-label': 'Change consent' }, '🍪'))
  if (kept) told()
  else show()
})()`
