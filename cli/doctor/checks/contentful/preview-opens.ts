import type { Space } from '@association/content'
import { absent, doubtful, type Outcome, type Tools, works, wrong } from '../../check.ts'
import { itemsOf } from '../../manage.ts'
import { bearer, contentfulUrl, environmentPath, type Setup } from '../../setup.ts'

export async function opens(space: Space, { ask, setup }: Tools): Promise<Outcome> {
  const entry = await anyEntry(space, { ask, setup })
  if (entry === undefined)
    return absent(
      'was not tried, because no page of the space could be read: create one, or correct the preview token',
    )
  const { siteUrl, preview, contentful } = setup.site
  const query = new URLSearchParams({
    space: contentful.spaces[space].id,
    environment: contentful.environment,
    entry,
  })
  query.set('secret', preview.secret)
  const enter = await ask(`${siteUrl}/api/preview/enter?${query}`)
  const location = enter.headers.get('location')
  if (enter.status === 401)
    return wrong(
      'the site refuses PREVIEW_SECRET',
      'Give the site the same PREVIEW_SECRET, and start it anew.',
    )
  if (location === null)
    return wrong(
      `the site answers ${enter.status}`,
      'Is it our site that answers at SITE_URL, with the same spaces and environment?',
    )
  const page = await ask(new URL(location, siteUrl).href)
  if (page.status !== 200)
    return wrong(`the preview answers ${page.status}`, 'Look into the log of the site.')
  return framing(page.headers, setup)
}

async function anyEntry(
  space: Space,
  { ask, setup }: Pick<Tools, 'ask' | 'setup'>,
): Promise<string | undefined> {
  const path = `${environmentPath(setup, space)}/entries?content_type=page&limit=1&select=sys.id`
  const { json } = await ask(contentfulUrl(setup, 'preview', path), {
    headers: bearer(setup.site.contentful.spaces[space].previewToken),
  })
  return itemsOf<{ sys: { id: string } }>(json)[0]?.sys.id
}

function framing(headers: Headers, { site: { preview } }: Setup): Outcome {
  const policy = headers.get('content-security-policy') ?? ''
  const allowed = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(/\s+/) ?? []
  const lacking = preview.frameAncestors.filter(
    (origin) => origin !== '' && !allowed.includes(new URL(origin).origin),
  )
  if (headers.has('x-frame-options'))
    return wrong(
      'x-frame-options keeps Contentful from framing it',
      'Remove this header in the proxy in front of the site.',
    )
  if (lacking.length > 0)
    return wrong(
      `${lacking.join(' and ')} may not frame it (frame-ancestors)`,
      'Give the site the same CONTENTFUL_WEB_APP_URL and CONTENTFUL_APP_URL, and start it anew.',
    )
  if (!headers.get('x-robots-tag')?.includes('noindex'))
    return doubtful('search engines may keep it', 'Let the header x-robots-tag of the site through.')
  return works('shows a page; the web app and our app may frame it')
}
