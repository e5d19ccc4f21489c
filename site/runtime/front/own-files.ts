import { readFileSync } from 'node:fs'
import { boot } from '../boot.ts'
import { keepable } from './answer.ts'
import type { Kept } from './memory.ts'

/** Links are fetched when a visitor is about to follow them: a pointer that rests on one, a finger that touches it. */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/auth/*', '/preview/*'] } },
          { not: { selector_matches: '[rel~=nofollow], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export const speculationRulesPath = '/speculation-rules.json'

const editorScript = readFileSync(new URL('../editor.js', import.meta.url))

const file = (body: string | Buffer, type: string, isForever: boolean): Kept =>
  keepable(Buffer.from(body), {
    status: 200,
    isForever,
    headers: {
      'content-type': type,
      'cache-control': isForever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    },
  })

/** Files that this server itself gives: they must be there before, and without, Next.js. */
export const ownFiles = new Map<string, Kept>([
  [boot.path, file(boot.source, 'text/javascript; charset=utf-8', true)],
  ['/editor.js', file(editorScript, 'text/javascript; charset=utf-8', false)],
  [speculationRulesPath, file(JSON.stringify(speculationRules), 'application/speculationrules+json', false)],
])
