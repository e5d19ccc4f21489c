import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import Page from './page.tsx'

let cookie = ''
vi.mock('next/headers.js', () => ({ headers: async () => new Headers({ cookie }) }))
vi.mock('../../../../base/config.ts', async () => {
  const { localEnvironment } = await import('@association/local/environment/environment.ts')
  const { siteConfig } = await import('@association/services/config')
  return { config: siteConfig(localEnvironment()) }
})
vi.mock('../../../../features/account/visitor.ts', () => ({ visitorOfPage: async () => undefined }))
vi.mock('../../../../features/registration/visit/contact.ts', () => ({
  loadContact: async () => ({ supportEmail: 'help@site.test' }),
}))

const page = () =>
  Page({ params: Promise.resolve({}), searchParams: Promise.resolve({ id: 'a-registration-0001' }) })

test('AU-003 asks the provider once who a guest is, and then shows the way to log in', async () => {
  const confirmation = encodeURIComponent('/fall-institute/registration/confirmation?id=a-registration-0001')
  await expect(page()).rejects.toMatchObject({
    digest: expect.stringContaining(`;/auth/login?prompt=none&returnTo=${confirmation};`),
  })
  cookie = '__silent=none'
  expect(renderToStaticMarkup(await page())).toContain(`href="/auth/login?returnTo=${confirmation}"`)
})
