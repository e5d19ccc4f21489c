import { bench } from '../measuring/bench.ts'
import { countingProxy } from '../measuring/counting-proxy.ts'
import { askedSize, isShort } from '../measuring/form.ts'
import { startSiteProcess } from '../measuring/site-process.ts'
import { startBenchStack } from '../measuring/stack.ts'
import { articlesIn, judgeBuild, seedScale } from './content.ts'
import { judgeIndex } from './index-requests.ts'
import { judgeMemory } from './memory.ts'
import { judgeDeepPages, judgeEntryPages } from './pages.ts'
import { judgePublish } from './publish.ts'

/** `npm run bench -- scale 1000` is enough for a quick check. */
const articles = askedSize(10_000, 0)

await bench(async (bench) => {
  const stack = await startBenchStack(bench, { isCrawled: false })
  // Builds take minutes, so a short form measures the articles of the seed with the build of the running stack.
  if (!isShort) {
    const few = await judgeBuild.time(stack.env)
    await seedScale(bench, stack.env, articles)
    await judgeBuild(bench, { few, many: await judgeBuild.time(stack.env) })
  }

  const contentful = await countingProxy(bench, stack.env.CONTENTFUL_DELIVERY_HOST ?? '')
  const site = await startSiteProcess(bench, {
    env: stack.env,
    overrides: { CONTENTFUL_DELIVERY_HOST: contentful.host },
  })
  const scene = { site, contentful, env: stack.env, articles: await articlesIn(site.url) }
  if (!isShort) await judgeIndex(bench, scene)
  await judgeEntryPages(bench, scene)
  if (isShort) return
  await judgeDeepPages(bench, scene)
  await judgePublish(bench, scene)
  await judgeMemory(bench, scene)
})
