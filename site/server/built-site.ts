import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { SiteConfig } from '@association/services/config'
import type { SharedState } from '@association/services/shared-state'
import { log } from '../base/log.ts'
import { nowhere } from '../base/paths.ts'
import { pagePolicy, securityHeaders } from '../base/security/policy.ts'
import { now } from '../base/system-time.ts'
import { taggedMemory } from '../base/tagged-memory.ts'
import type { ContentChanges } from '../content/freshness/content-changes.ts'
import { readIslands } from '../islands/manifest.ts'
import type { Answer } from './answers/answer.ts'
import { addressOf, rateGroup } from './front/client-address.ts'
import { errorPages } from './front/error-page.ts'
import { siteFiles } from './front/files.ts'
import { front } from './front/front.ts'
import { isWithinLimits } from './front/rate-limits.ts'
import { ownRoutes, webhookPath } from './front/routes.ts'
import type { Front } from './front/site.ts'
import { counters } from './metrics/counters.ts'
import { isShared } from './operations/open-state.ts'
import { openPageFiles } from './page-files/open-page-files.ts'
import { finisher } from './stored/finish.ts'
import { type Render, renderer } from './stored/render.ts'
import { storedPages } from './stored/stored-pages.ts'

const memoryBytes = 96 * 1024 * 1024

type SiteParts = {
  config: SiteConfig
  distDir: string
  state: SharedState
  content: ContentChanges
}

export async function builtSite(next: RequestListener, { config, distDir, state, content }: SiteParts) {
  const { loader } = readIslands(distDir)
  const headers = securityHeaders(config.siteUrl)
  const policy = pagePolicy(config)
  const pageFiles = openPageFiles(config)
  const memory = taggedMemory<Answer>(memoryBytes, { ...pageFiles, now })
  const page = finisher({ config, loader, headers, policy })
  const render = renderer(next, config.hosts[0] ?? '')
  const pages = storedPages({
    memory,
    render,
    forgetPath: content.places.forget,
    state,
    isShared: isShared(config),
    isOutage: content.isOutage,
    finish: page.stored,
    rendered(milliseconds) {
      counters.renders += 1
      counters.renderSeconds += milliseconds / 1000
    },
  })
  const unsubscribe = state.subscribe(pages.forget)
  const publicDir = join(import.meta.dirname, '../public')
  const files = siteFiles({ distDir, publicDir, headers, copies: state.copies })
  void files.keepForNextRelease()
  await warmUp(pages, render)
  return {
    answer: front({
      hosts: new Set(config.hosts),
      memory,
      pages,
      files,
      position: state.position,
      placeAt: content.places.at,
      answerQuery: async (path) => page.forOneVisitor(await render(path)),
      answerPersonal: async (path, cookie) => page.forOneVisitor(await render(path, cookie)),
      methodsAt: ownRoutes(distDir, join(import.meta.dirname, '../app')),
      next,
      mayAsk: (request, path) =>
        isWithinLimits(path, rateGroup(addressOf(request, config.trustedProxies)), state.allow),
      headers,
      policy,
      errorPage: errorPages({ organisation: config.organisation.name, headers, policy }),
      isOutage: content.isOutage,
    }),
    /** Call it when the site can respond. */
    showPageFiles: () => pageFiles?.show(),
    gauges: () => ({
      keptResponses: memory.count(),
      keptBytes: memory.used(),
    }),
    close() {
      unsubscribe()
      files.close()
      pageFiles?.close()
    },
  }
}

/** Compiles shared code before visitors arrive. If Contentful is down, there may be no page. */
async function warmUp(pages: Front['pages'], render: Render) {
  // Contentful's first message would hold up visitors for 40 ms.
  const warm = { '/': page, [nowhere]: page, [webhookPath]: render }
  for (const [path, work] of Object.entries(warm))
    try {
      await work(path)
    } catch (error) {
      log.warn(`${path} is not warm: ${error}`)
    }

  async function page(path: string) {
    const { from } = await pages.at(path)
    // Another process made this page, so nothing is compiled yet.
    if (from === 'shared') await render(path)
  }
}
