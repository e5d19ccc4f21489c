import type { FastifyInstance } from 'fastify'
import { escaped, page } from '../page.ts'

type VideoRoute = { Params: { id: string }; Querystring: Record<string, string> }

export async function videoRoutes(server: FastifyInstance) {
  server.get<VideoRoute>('/video/:id', ({ params, query }, reply) => {
    if (!/^\d+$/.test(params.id)) return reply.code(404).type('text/html').send(missing)
    return reply.type('text/html').send(player(params.id, query))
  })
}

const missing = page({ title: 'Video', body: '<p>This video does not exist.</p>' })

function player(id: string, { dnt, autoplay, h }: Record<string, string>) {
  const asked = [
    dnt === '1' ? 'Watching is not tracked.' : 'Watching may be tracked.',
    autoplay === '1' ? 'The video would start at once.' : 'The video would wait for a click.',
    h ? `The video is unlisted; its key is ${escaped(h)}.` : '',
  ]
  return page({
    title: `Video ${id}`,
    body: `<p>Here the provider’s player would show the video.</p><p>${asked.filter(Boolean).join(' ')}</p>
<button type="button" aria-pressed="false">Play</button>`,
    script: playScript,
  })
}

const playScript = `document.querySelector('button').addEventListener('click', ({ target }) => {
  const isPlaying = target.getAttribute('aria-pressed') !== 'true'
  target.setAttribute('aria-pressed', String(isPlaying))
  target.textContent = isPlaying ? 'Pause' : 'Play'
})`
