import { bootstrapFrom, startContentful } from '@association/local/contentful/index.ts'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { startSearch } from '@association/local/search/index.ts'
import { inspectConfig, managementConfig, siteConfig } from '@association/services/config'
import { managementClients } from '@association/services/management/index.ts'
import { writeEntry } from '../../testing/content.ts'
import { createModel } from '../../testing/space.ts'
import { startMembers } from './members.ts'
import { startSite } from './site.ts'

export async function startPair() {
  const site = await startSite()
  const search = await startSearch({
    site: site.url,
    token: localEnvironment().SEARCH_TOKEN ?? '',
    pace: rare,
  })
  const members = await startMembers({ ...localEnvironment(), SITE_URL: site.url })
  const addresses = {
    ...members.addresses,
    SITE_URL: site.url,
    CONTENTFUL_APP_URL: site.appUrl,
    CONTENTFUL_WEB_APP_URL: site.url,
    SEARCH_URL: search.url,
    TAG_MANAGER_URL: `${site.url}/gtm.js?id=GTM-LOCAL`,
    CONSENT_URL: `${site.url}/consent.js`,
    ...Object.fromEntries(['VIDEO', 'BOOKING', 'MAP', 'FORM'].map((name) => [`EMBED_${name}_URL`, site.url])),
  }
  const { hosts, close } = await startContentful({
    data: ':memory:',
    bootstrap: bootstrapFrom({ ...localEnvironment(), ...addresses }),
  })
  const environment: Record<string, string> = {
    ...localEnvironment(),
    ...addresses,
    CONTENTFUL_DELIVERY_HOST: hosts.delivery,
    CONTENTFUL_PREVIEW_HOST: hosts.preview,
    CONTENTFUL_MANAGEMENT_HOST: hosts.management,
    CONTENTFUL_IMAGES_HOST: hosts.images,
  }
  site.use(siteConfig(environment))
  const clients = managementClients(managementConfig(environment), { access: 'write' })
  await createModel(clients)
  const page = { id: 'home', type: 'page', values: { title: 'Home', path: '/', sections: [] }, isDraft: true }
  for (const client of Object.values(clients)) await writeEntry(client, page)
  const variant = { internalName: 'Course: Self-Study', variantId: '41010001', price: 895 }
  await writeEntry(clients.association, { id: 'course', type: 'variant', values: variant })
  return {
    clients,
    environment,
    site,
    /** `undefined` removes a variable. */
    setup: (change: Record<string, string | undefined> = {}) => inspectConfig({ ...environment, ...change }),
    async close() {
      await search.close()
      await members.close()
      site.close()
      await close()
    },
  }
}

/** Milliseconds; one read is enough without a sitemap. */
const rare = { everyMs: 600_000, afterFailureMs: 600_000 }

export type Pair = Awaited<ReturnType<typeof startPair>>
