import { signPreviewToken } from '@association/services/preview-token'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const entry = `/preview/${stack.spaces.association}/${stack.environment}/home`
const enter = (secret: string) =>
  `${stack.site}/api/preview/enter?secret=${secret}&space=${stack.spaces.association}&environment=${stack.environment}&entry=home`

test('without a token, or with a wrong or expired one, the preview is a 401 page without content', async ({
  request,
}) => {
  const { token: expired } = signPreviewToken(
    { space: stack.spaces.association, environment: stack.environment, entry: 'home' },
    { secret: stack.previewSecret, now: Date.now() - 3_600_001 },
  )
  for (const token of ['', '?token=', '?token=wrong', '?token=p1.W10.AAAA', `?token=${expired}`]) {
    const answer = await request.get(stack.site + entry + token)
    expect(answer.status()).toBe(401)
    const html = await answer.text()
    expect(html).not.toContain('data-contentful-entry-id')
    expect(html).not.toContain('home-quote')
    expect(answer.headers()['cache-control']).toContain('no-store')
  }
})

test('a token opens the entry it was made for and no other', async ({ request }) => {
  const answer = await request.get(enter(stack.previewSecret), { maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  const location = answer.headers().location ?? ''
  expect((await request.get(location)).status()).toBe(200)
  expect((await request.get(location.replace('/home?', '/home-quote?'))).status()).toBe(401)
})

test('nothing that carries a token or a secret is stored or named to another site', async ({ request }) => {
  const location =
    (await request.get(enter(stack.previewSecret), { maxRedirects: 0 })).headers().location ?? ''
  const withSlash = (address: string) => address.replace('?', '/?')
  const addresses = {
    'the redirect into the preview': enter(stack.previewSecret),
    'a refused secret': enter('wrong'),
    'the preview itself': location,
    'the preview with a slash at its end': withSlash(location),
    'the entrance with a slash at its end': withSlash(enter(stack.previewSecret)),
    'an endpoint that refuses': `${stack.site}/api/preview/entry?token=wrong`,
  }
  for (const [name, address] of Object.entries(addresses)) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.headers(), name).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
    })
  }
})

test('a token opens no entry outside the tree of its own', async ({ request }) => {
  const { token } = signPreviewToken(
    { space: stack.spaces.association, environment: stack.environment, entry: 'home' },
    { secret: stack.previewSecret, now: Date.now() },
  )
  const status = async (query: Record<string, string>) =>
    (
      await request.get(`${stack.site}/api/preview/entry?${new URLSearchParams({ token, ...query })}`)
    ).status()
  expect(await status({ space: stack.spaces.association, entry: 'home-quote' })).toBe(200)
  expect(await status({ space: stack.spaces.association, entry: 'membership' })).toBe(204)
  expect(await status({ space: stack.spaces.events, entry: 'home-quote' })).toBe(204)
})

test('a wrong secret opens nothing', async ({ request }) => {
  expect((await request.get(enter('wrong'), { maxRedirects: 0 })).status()).toBe(401)
})

test('only the editors’ origins may frame the preview, and no origin may frame other pages', async ({
  request,
}) => {
  const frameAncestors = async (address: string) =>
    (await request.get(address))
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
      .map(({ value }) => /frame-ancestors ([^;]*)/.exec(value)?.[1])
  expect(await frameAncestors(stack.site)).toEqual(["'none'"])
  expect(await frameAncestors(`${stack.site}/no-such-page`)).toEqual(["'none'"])
  expect(await frameAncestors(enter(stack.previewSecret))).toEqual([`${stack.webApp} ${stack.app}`])
})
