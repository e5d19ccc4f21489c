import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { answerTagsFrame } from '../analytics/frame/tags-frame.ts'
import { answerConsentFrame } from '../consent/frame/consent-frame.ts'

const frames = [
  ['tag manager', answerTagsFrame, 'http://localhost:4050/gtm.js?id=GTM-LOCAL&x="'],
  ['consent script', answerConsentFrame, 'http://localhost:4050/consent.js'],
] as const

describe.each(frames)('the frame of the %s', (_, answer, address) => {
  test('is missing without an address', () => expect(answer(undefined).status).toBe(404))

  test('runs one inline script and the script of the provider, separated from the origin of the site', async () => {
    const response = answer(address)
    const code = /<script>([\s\S]*)<\/script>/.exec(await response.text())?.[1] ?? ''
    const hash = createHash('sha256').update(code).digest('base64')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'sha256-${hash}' http://localhost:4050;`)
    expect(policy).toMatch(/; sandbox allow-scripts(?!.*allow-same-origin)/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("default-src 'none'")
    expect(() => new Script(code)).not.toThrow()
  })
})

test('the address of the provider is escaped', async () =>
  expect(await answerTagsFrame(frames[0][2]).text()).toContain(
    '<body data-provider="http://localhost:4050/gtm.js?id=GTM-LOCAL&#38;x=&#34;">',
  ))

test('the real providers talk to their own hosts', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy')
  expect(policyOf(answerTagsFrame('https://www.googletagmanager.com/gtm.js?id=GTM-A1'))).toContain(
    'connect-src https://www.googletagmanager.com https://*.googletagmanager.com https://*.google-analytics.com',
  )
  expect(policyOf(answerConsentFrame('https://consent.cookiebot.com/uc.js?cbid=1'))).toContain(
    'frame-src https://consent.cookiebot.com https://*.cookiebot.com',
  )
})

test('the trigger of the consent provider is hidden (SH-006)', async () =>
  expect(await answerConsentFrame(frames[1][2]).text()).toContain('#CookiebotWidget{display:none!important}'))
