import { isRecord } from '@association/content/safe/is-record.ts'
import { type DoctorCheck, doubtful, type Outcome, type Tools, works, wrong } from '../check.ts'

const group = 'Site'
const needs = ['SITE_URL']

export const siteChecks: DoctorCheck[] = [
  { group, title: 'Home page', needs, run: homePage },
  { group, title: 'Readiness', needs, run: readiness },
  { group, title: 'robots.txt', needs, run: robots },
]

async function homePage({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const { status, headers, text } = await ask(`${site.siteUrl}/`)
  const { protocol, hostname } = new URL(site.siteUrl)
  if (status === 421)
    return wrong(
      'the site does not answer to this name',
      'Set its SITE_URL, or add the name to its SITE_HOSTS.',
    )
  if (status >= 300 && status < 400)
    return wrong(
      `leads on to ${headers.get('location')}`,
      'Set SITE_URL to the address that visitors end at.',
    )
  if (status === 404)
    return wrong('there is no page at /', 'Publish a page with the path /, or run `npm run cli -- seed`.')
  if (status !== 200) return wrong(`answers ${status}`, 'Look into the log of the site.')
  const hidden =
    /<meta[^>]+name="robots"[^>]+noindex/i.test(text) || headers.get('x-robots-tag')?.includes('noindex')
  if (hidden)
    return doubtful(
      'keeps search engines out',
      'Switch off “hide from search” on the page /, or remove the header x-robots-tag in the proxy in front of the site.',
    )
  const isLocal = ['localhost', '127.0.0.1'].includes(hostname)
  if (protocol === 'http:' && !isLocal)
    return wrong('is served without TLS', 'Put TLS in front of the site, and https:// into SITE_URL.')
  return works(`${site.siteUrl} answers`)
}

async function readiness({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const { status, json } = await ask(`${site.siteUrl}/readyz`)
  const { ready, contentful } = isRecord(json) ? json : {}
  if (status !== 200 || ready !== true)
    return wrong(
      `/readyz answers ${status}`,
      'Is it our site that answers at SITE_URL, and is it up to date?',
    )
  return contentful === 'answering'
    ? works('the site is ready, and Contentful answers it')
    : doubtful(
        'the site is ready, but shows stored content, because it cannot reach Contentful',
        'Check the network of the site and its delivery tokens.',
      )
}

async function robots({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const { status, text } = await ask(`${site.siteUrl}/robots.txt`)
  const rules = text.split('\n').map((line) => line.trim().toLowerCase())
  if (status !== 200)
    return doubtful(`robots.txt answers ${status}`, 'Is it our site that answers at SITE_URL?')
  if (rules.includes('disallow: /'))
    return wrong(
      'forbids the whole site to search engines',
      'Is another robots.txt served in front of the site? Let its own through.',
    )
  const open = ['/api/', '/preview/'].filter((path) => !rules.includes(`disallow: ${path}`))
  return open.length === 0
    ? works('lets search engines in, but not into previews')
    : doubtful(
        `does not keep search engines from ${open.join(' and ')}`,
        'Is another robots.txt served in front of the site? Let its own through.',
      )
}
