import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import type { Recording } from '../recording.ts'
import { exchangeText } from './answer-text.ts'
import type { RecordedRequest } from './send.ts'

const parts: Readonly<Record<string, string>> = {
  '[...path]': 'articles.png',
  '[environment]': 'master',
  '[file]': 'unknown.ics',
  '[formId]': 'unknown',
  '[portalId]': '4870123',
  '[space]': 'events',
  '[step]': '1',
  '[type]': 'quoteBlock',
}
const otherPart = 'unknown'

/** Each route by each method without a session, cross-origin and from a page of the site. */
export async function recordRoutes({ env, send, add, normalize }: Recording): Promise<void> {
  const app = join(root, 'site/app')
  const files = globSync('**/{route.ts,page.tsx,robots.ts,icon.svg}', { cwd: app }).toSorted()
  for (const route of files.map(routeOf).filter((each) => each !== '/[[...path]]')) {
    const path = route
      .split('/')
      .map((part) => (part.startsWith('[') ? (parts[part] ?? otherPart) : part))
      .join('/')
    const texts: string[] = []
    for (const sent of requestsTo(path, env.SITE_URL ?? ''))
      texts.push(exchangeText(sent, await send(sent), normalize))
    add(`routes${route.replace(/\.\w+$/, '')}`, texts.join('\n'))
  }
}

/** Returns `/robots.txt` for `robots.ts`, `/api/viewer` for `api/viewer/route.ts`. */
const routeOf = (file: string) =>
  `/${file.replace(/\/?(?:route\.ts|page\.tsx)$/, '').replace(/robots\.ts$/, 'robots.txt')}`

const json = { 'content-type': 'application/json' }

function requestsTo(path: string, origin: string): RecordedRequest[] {
  const own = { origin, 'sec-fetch-site': 'same-origin' }
  return [
    { path },
    { method: 'HEAD', path },
    { method: 'OPTIONS', path },
    { method: 'POST', path, headers: json, body: '{}' },
    { method: 'POST', path, headers: { ...json, ...own }, body: '{}' },
    { method: 'POST', path, headers: { ...json, ...own }, body: '{' },
    { method: 'PUT', path, headers: { ...json, ...own }, body: '{}' },
    { method: 'PATCH', path, headers: { ...json, ...own }, body: '{}' },
    { method: 'DELETE', path, headers: own },
  ]
}
