import type { FastifyInstance } from 'fastify'
import { page } from '../page.ts'
import { offeredDays, offeredTimes } from './days.ts'
import { bookingScript } from './script.ts'

type BookingRoute = { Params: { team: string; event: string } }

/** Posts the provider's messages to the parent window. */
export async function bookingRoutes(server: FastifyInstance) {
  server.get<BookingRoute>('/booking/:team/:event', ({ params }, reply) =>
    reply.type('text/html').send(calendar(params.event)),
  )
}

function calendar(event: string) {
  const title = event.replace(/[^\w]+/g, ' ').trim()
  const days = offeredDays(new Date()).map(
    (day) => `<button type="button" data-day="${day}">${written(day)}</button>`,
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

const written = (day: string) =>
  new Date(day).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
