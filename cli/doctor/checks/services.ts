import { schemeOf } from '@association/services/config/scheme-of.ts'
import { absent, type DoctorCheck, doubtful, type Outcome, type Tools, works, wrong } from '../check.ts'
import { itemsOf } from '../manage.ts'
import { bearer, contentfulUrl, environmentPath } from '../setup.ts'

const group = 'Around the site'

export const serviceChecks: DoctorCheck[] = [
  {
    group,
    title: 'Images',
    needs: ['CONTENTFUL_ASSOCIATION_SPACE_ID', 'CONTENTFUL_ASSOCIATION_DELIVERY_TOKEN'],
    run: images,
  },
  ...(['video', 'booking', 'map', 'form'] as const).map((name) => ({
    group,
    title: `Embed: ${name}`,
    needs: [`EMBED_${name.toUpperCase()}_URL`],
    run: (tools: Tools) => embed(name, tools),
  })),
  { group, title: 'Form accounts', needs: [], run: formAccounts },
  { group, title: 'Contentful web app', needs: ['CONTENTFUL_WEB_APP_URL'], run: webApp },
  { group, title: 'Clock', needs: [], run: clock },
]

async function images({ ask, setup }: Tools): Promise<Outcome> {
  const { contentful } = setup.site
  const path = `${environmentPath(setup, 'association')}/assets?mimetype_group=image&limit=1`
  const { json } = await ask(contentfulUrl(setup, 'delivery', path), {
    headers: bearer(contentful.spaces.association.deliveryToken),
  })
  const url = itemsOf<{ fields?: { file?: { url?: string } } }>(json)[0]?.fields?.file?.url
  if (url === undefined)
    return absent(
      'was not tried, because no published picture could be read: publish one, or correct the delivery token',
    )
  const { host, pathname } = new URL(url, 'https://images.ctfassets.net')
  const wanted = contentful.hosts.images
  if (host !== wanted)
    return wrong(
      `pictures lie at ${host}, not at ${wanted}: the site refuses them`,
      'Set CONTENTFUL_IMAGES_HOST to where they lie.',
    )
  const { status, headers } = await ask(`${schemeOf(contentful)}://${host}${pathname}?w=16&fm=webp`)
  const type = headers.get('content-type') ?? 'nothing'
  return status === 200 && type.startsWith('image/')
    ? works(`${host} sends pictures in the size asked for`)
    : wrong(`${host} answers ${status} with ${type}`, 'Check CONTENTFUL_IMAGES_HOST.')
}

async function embed(
  name: 'video' | 'booking' | 'map' | 'form',
  { ask, setup: { site } }: Tools,
): Promise<Outcome> {
  const address = site.embeds[name]
  const { status } = await ask(address)
  return status < 500
    ? works(`${address} answers`)
    : doubtful(
        `${address} answers ${status}`,
        `Look at the provider's status page, or set EMBED_${name.toUpperCase()}_URL.`,
      )
}

async function formAccounts({ setup: { site } }: Tools): Promise<Outcome> {
  const { length } = site.formPortals
  if (length > 0)
    return works(`the site shows forms of ${length === 1 ? 'one account' : `${length} accounts`}`)
  return doubtful(
    'the site shows forms of every account: anybody may link to a form of theirs on its address',
    'Set EMBED_FORM_PORTALS to the account numbers of your forms, separated by commas.',
  )
}

async function webApp({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const { webAppUrl } = site.contentful
  const { status } = await ask(webAppUrl)
  return status < 500
    ? works(`${webAppUrl} answers`)
    : doubtful(`${webAppUrl} answers ${status}`, 'Look at www.contentfulstatus.com.')
}

/** Signatures live for 30 seconds. */
const limitsMs = { doubtful: 5_000, wrong: 25_000 }

async function clock({ ask, setup, now }: Tools): Promise<Outcome> {
  const { headers } = await ask(contentfulUrl(setup, 'delivery', '/'))
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date)) return absent('Contentful does not tell the time')
  // `Date` has no milliseconds.
  const aheadMs = now().getTime() - (date + 500)
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  if (Math.abs(aheadMs) < limitsMs.doubtful) return works('agrees with that of Contentful')
  const message = `is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} that of Contentful`
  const fix = 'Let this machine set its clock over the network (NTP).'
  return Math.abs(aheadMs) < limitsMs.wrong
    ? doubtful(message, fix)
    : wrong(`${message}: signatures count as expired`, fix)
}
