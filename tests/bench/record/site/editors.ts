import type { Recording } from '../recording.ts'
import { exchangeText } from './answer-text.ts'
import type { RecordedRequest } from './send.ts'

const entries = ['home', 'home-quote', 'unknown']

export async function recordEditors({ env, send, add, normalize }: Recording): Promise<void> {
  for (const entry of entries) {
    const texts: string[] = []
    const exchange = async (sent: RecordedRequest) => {
      const answer = await send(sent)
      texts.push(exchangeText(sent, answer, normalize))
      return answer.headers
    }
    const query = new URLSearchParams({
      secret: env.PREVIEW_SECRET ?? '',
      space: env.CONTENTFUL_ASSOCIATION_SPACE_ID ?? '',
      environment: env.CONTENTFUL_ENVIRONMENT ?? '',
      entry,
    })
    const entered = await exchange({ path: `/api/preview/enter?${query}` })
    const preview = new URL(valuesOf(entered, 'location')[0] ?? '/preview', env.SITE_URL)
    await exchange({ path: preview.pathname + preview.search })
    const known = await exchange({ path: `/api/editor/enter${preview.search}` })
    const cookie = valuesOf(known, 'set-cookie')
      .map((line) => line.split(';')[0])
      .join('; ')
    for (const path of [
      '/api/editor/link?path=/',
      '/api/editor/entries?path=/',
      '/api/editor/entries?path=/nothing',
    ])
      await exchange({ path, headers: { cookie } })
    add(`editors/${entry}`, texts.join('\n'))
  }
}

const valuesOf = (headers: readonly (readonly [string, string])[], name: string) =>
  headers.filter(([each]) => each.toLowerCase() === name).map(([, value]) => value)
