import type { FastifyInstance } from 'fastify'
import { page } from '../page.ts'

type BookingRoute = { Params: { team: string; event: string } }

export async function bookingRoutes(server: FastifyInstance) {
  server.get<BookingRoute>('/booking/:team/:event', ({ params }, reply) =>
    reply.type('text/html').send(calendar(params.event)),
  )
}

function calendar(event: string) {
  const title = event.replace(/[^\w]+/g, ' ').trim()
  const days = offeredDays(new Date()).map(
    (day) => `<button type="button" data-day="${day}">${dayInWords(day)}</button>`,
  )
  const times = offeredTimes.map((time) => `<button type="button" data-time="${time}">${time}</button>`)
  return page({
    title: title.replace(/^./, (letter) => letter.toUpperCase()),
    body: `<p>30 minutes, by video</p>
<h2 id="days">Choose a day</h2><div class="row" role="group" aria-labelledby="days">${days.join('')}</div>
<section id="times" hidden><h2 id="time">Choose a time</h2><div class="row" role="group" aria-labelledby="time">${times.join('')}</div></section>
<form id="who" hidden><h2>Who are you?</h2><label>Name<input name="name" autocomplete="name" required></label>
<label>Email<input name="email" type="email" autocomplete="email" required></label>
<p><button class="main">Schedule event</button></p></form>
<p id="done" role="status"></p>`,
    script: bookingScript,
  })
}

const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** Working days in UTC. */
export function offeredDays(now: Date, count = 6): string[] {
  const days: string[] = []
  const day = new Date(now)
  while (days.length < count) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) days.push(day.toISOString().slice(0, 10))
  }
  return days
}

const offeredTimes = ['9:00 AM', '10:30 AM', '1:00 PM', '3:30 PM'] as const

/** Like the provider, posts `calendly.*` only if the URL marks the frame as inline. */
const bookingScript = `(() => {
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
