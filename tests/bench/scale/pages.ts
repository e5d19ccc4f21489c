import type { Bench } from '../measuring/bench.ts'
import { median } from '../measuring/figures.ts'
import { sized } from '../measuring/form.ts'
import { readPage } from '../measuring/raw-get.ts'
import type { Scene } from './scene.ts'

const limits = { requestsPerPage: 1, deepPage: 1.2 }
const sample = sized(200, 5)
const rounds = 20

export async function judgeEntryPages({ judge }: Bench, { site, contentful, articles }: Scene) {
  const paths = articles.slice(0, sample)
  const before = contentful.requests()
  for (const path of paths) await readPage(site.url + path)
  const perPage = (contentful.requests() - before) / paths.length
  judge({
    name: 'requests to Contentful for each page of an article',
    value: perPage,
    limit: limits.requestsPerPage,
    unit: '',
  })
}

export async function judgeDeepPages({ judge }: Bench, { site, articles }: Scene) {
  const last = Math.floor(articles.length / 12)
  const time = async (page: number) => {
    const begin = performance.now()
    await readPage(`${site.url}/articles/topics/${topic}/page/${page}`)
    return performance.now() - begin
  }
  const topic = 'quality-and-risk'
  const pagesOfTopic = Math.max(2, Math.floor(last / 6))
  const early: number[] = []
  const late: number[] = []
  for (let round = 0; round < Math.min(rounds, Math.floor(pagesOfTopic / 2)); round += 1) {
    early.push(await time(2 + round))
    late.push(await time(pagesOfTopic - round))
  }
  judge(
    {
      name: 'a late page of a list beside an early one',
      value: median(late) / median(early),
      limit: limits.deepPage,
      unit: '×',
    },
    { note: `${median(late).toFixed(0)} ms and ${median(early).toFixed(0)} ms` },
  )
}
