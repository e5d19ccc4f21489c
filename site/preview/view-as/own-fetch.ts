import type { ViewerAnswer } from '../../features/viewer-data/viewer-answer.ts'

type Send = typeof fetch
type Made = (method: string, viewer: ViewerAnswer) => Response

const bookmark = { id: 'preview', entry: '', path: '/' }
const empty = () => new Response(null, { status: 204 })
const refused = () =>
  Response.json({ status: 409, detail: 'A preview buys and saves nothing.' }, { status: 409 })

const personal: readonly [string, Made][] = [
  ['/api/viewer/session', (_, viewer) => Response.json({ ...viewer, seconds: 86_400 })],
  ['/api/viewer', (_, viewer) => Response.json(viewer)],
  ['/api/bookmarks', (method) => (method === 'DELETE' ? empty() : Response.json(bookmark))],
  ['/api/schedule/', () => Response.json({ sessions: [], at: 0 })],
  ['/api/checkout/', refused],
  ['/api/registration/', refused],
  ['/api/transcript', refused],
]

export const isAnswered = (path: string) => personal.some(([start]) => path.startsWith(start))

/** Invents responses about the visitor and sends no cookies of the person who looks. */
export function ownFetch(viewer: ViewerAnswer, { send, origin }: { send: Send; origin: string }): Send {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const { origin: to, pathname } = new URL(request?.url ?? String(input), origin)
    if (to !== origin) return send(input, init)
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase()
    const made = personal.find(([start]) => pathname.startsWith(start))?.[1]
    return made ? withEntry(made(method, viewer), init) : send(input, { ...init, credentials: 'omit' })
  }
}

/** A new bookmark's response names the entry. */
async function withEntry(response: Response, init: RequestInit | undefined): Promise<Response> {
  if (response.status !== 200 || typeof init?.body !== 'string') return response
  return Response.json({ ...(await response.json()), ...JSON.parse(init.body) })
}
