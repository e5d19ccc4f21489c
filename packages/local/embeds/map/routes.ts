import type { FastifyInstance } from 'fastify'
import { escaped } from '../page.ts'

type MapRoute = { Querystring: Record<string, string> }

export async function mapRoutes(server: FastifyInstance) {
  for (const path of ['/maps', '/maps/embed', '/maps/embed/v1/:mode'])
    server.get<MapRoute>(path, ({ query }, reply) =>
      reply.type('text/html').send(map(query.q ?? 'the place')),
    )
}

const map = (place: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Map (local twin)</title><style>
html,body,svg{width:100%;height:100%;margin:0;display:block}
p{position:fixed;inset:12px auto auto 12px;max-width:calc(100% - 24px);margin:0;padding:6px 14px;border-radius:8px;background:#fff;color:#0b2545;font:600 15px/1.5 "Open Sans",Arial,sans-serif}
small{display:block;color:#5c6b7e;font-weight:400}
</style></head><body>
<svg viewBox="0 0 600 450" preserveAspectRatio="xMidYMid slice" role="img" aria-label="A drawn map">
<rect width="600" height="450" fill="#eef1e6"/><path d="M0 330c120-60 210 40 330-10s180-90 270-40v170H0z" fill="#c7dff0"/>
<path d="M-10 120 620 200M180-10l60 480M430-10 380 470M-10 270l640-40" stroke="#fff" stroke-width="14"/>
<path d="M-10 120 620 200" stroke="#f5d98b" stroke-width="8"/><rect x="60" y="30" width="90" height="60" rx="6" fill="#cfe3c4"/>
<path d="M300 190c0-34 52-34 52 0 0 22-26 46-26 46s-26-24-26-46z" fill="#c2303a"/><circle cx="326" cy="190" r="9" fill="#fff"/>
</svg><p>${escaped(place)}<small>Local twin</small></p></body></html>`
