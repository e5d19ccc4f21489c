import { config } from '../../../base/config.ts'
import { note } from '../../../base/rendering.ts'
import { securityTxt } from '../../../features/security-txt/security-txt.ts'

export const dynamic = 'force-dynamic'

const dayMs = 86_400_000

/** Where people report a weakness of the site. */
export function GET(): Response {
  const now = Date.now()
  note({ until: (Math.floor(now / dayMs) + 1) * dayMs })
  return new Response(securityTxt(config, now), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
