/** Like the provider, posts `calendly.*` only if the URL marks the frame as inline. */
export const bookingScript = `(() => {
  const isInline = new URLSearchParams(location.search).has('embed_type')
  const tell = (event, payload = {}) => { if (isInline && parent !== window) parent.postMessage({ event: 'calendly.' + event, payload }, '*') }
  const part = (id) => document.getElementById(id)
  const chosen = {}
  const choose = (kind, next) => ({ target }) => {
    const button = target.closest('button')
    if (!button || !button.dataset[kind]) return
    for (const other of document.querySelectorAll('[data-' + kind + ']')) other.setAttribute('aria-pressed', String(other === button))
    chosen[kind] = button.textContent
    next.hidden = false
    if (kind === 'time') tell('date_and_time_selected')
  }
  document.addEventListener('click', choose('day', part('times')))
  document.addEventListener('click', choose('time', part('who')))
  part('who').addEventListener('submit', (event) => {
    event.preventDefault()
    part('who').hidden = true
    part('done').textContent = 'You are scheduled: ' + chosen.day + ', ' + chosen.time + '.'
    tell('event_scheduled', { event: { uri: location.origin + '/events/local' }, invitee: { uri: location.origin + '/invitees/local' } })
  })
  tell('event_type_viewed')
  new ResizeObserver(() => tell('page_height', { height: document.body.scrollHeight + 'px' })).observe(document.body)
})()`
