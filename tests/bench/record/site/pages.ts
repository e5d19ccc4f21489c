import { publishedPaths } from '../../measuring/stack.ts'
import type { Recording } from '../recording.ts'
import { exchangeText, jsonText } from './answer-text.ts'
import type { RecordedAnswer } from './send.ts'

export async function recordPages(recording: Recording): Promise<void> {
  const { send, add, normalize, env } = recording
  const read = async (path: string) => {
    const answer = await send({ path })
    add(`sitemaps${path.replace(/\.xml$/, '')}`, exchangeText({ path }, answer, normalize))
    return pathsIn(answer)
  }
  const sitemaps = await read('/sitemap.xml')
  const listed: string[] = []
  for (const path of sitemaps) listed.push(...(await read(path)))
  for (const path of new Set([...listed, ...(await publishedPaths({ ...env }))]))
    await recordPage(recording, path)
}

async function recordPage({ send, add, normalize }: Recording, path: string) {
  const answer = await send({ path })
  const name = path === '/' ? 'index' : path.slice(1)
  add(`pages/${name}`, exchangeText({ path }, answer, normalize))
  const things = [
    ...answer.body.toString().matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ]
  add(`structured-data/${name}`, normalize(things.map(([, json = '']) => jsonText(json)).join('\n')))
}

const pathsIn = ({ body }: RecordedAnswer) =>
  [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
