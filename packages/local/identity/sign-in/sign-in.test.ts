import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mfaCode } from '../../members/accounts.ts'
import { html } from '../pages/html.ts'
import type { Browser } from '../testing/browser.ts'
import { accountNamed, type Running, startWithSite } from '../testing/start.ts'
import { attemptMeter } from './attempts.ts'
import { deviceName } from './sessions-page.ts'

let running: Running
beforeAll(async () => {
  running = await startWithSite()
})
afterAll(() => running.close())

async function open(visitor: Browser, more: Record<string, string> = {}) {
  const { address } = running.site.request(more)
  const { response, url } = await visitor.follow(await visitor.get(address), address)
  return { response, url }
}

const outcome = ({ searchParams }: URL) =>
  searchParams.get('error') ?? (searchParams.has('code') ? 'code' : 'none')

async function submit(visitor: Browser, { at, fields }: { at: URL; fields: Record<string, string> }) {
  const answer = await visitor.post(at.href, fields)
  const { response, url } = await visitor.follow(answer, at.href)
  return { response, url, text: response.status === 303 ? '' : await response.text() }
}

describe('the password', () => {
  test('a wrong one is announced, and the email address stays', async () => {
    const visitor = running.visitor()
    const { url: at } = await open(visitor)
    const { response, text } = await submit(visitor, {
      at,
      fields: { email: 'visitor@example.org', password: 'wrong' },
    })
    expect(response.status).toBe(401)
    expect(text).toContain('role="alert">The email address or the password is wrong.')
    expect(text).toContain('value="visitor@example.org"')
    const { url } = await submit(visitor, { at, fields: accountFields('visitor') })
    expect(outcome(url)).toBe('code')
  })

  test('an unknown account gets the same words as a wrong password', async () => {
    const visitor = running.visitor()
    const { url: at } = await open(visitor)
    const { text } = await submit(visitor, { at, fields: { email: 'x@example.org', password: 'wrong' } })
    expect(text).toContain('The email address or the password is wrong.')
  })

  test('failures slow the account, not others, and the right password waits too', async () => {
    const visitor = running.visitor()
    const { url: at } = await open(visitor)
    const wrong = { email: 'LAPSED@example.org', password: 'wrong' }
    for (let count = 0; count < 5; count++) await submit(visitor, { at, fields: wrong })
    const { response, text } = await submit(visitor, { at, fields: accountFields('lapsed') })
    expect(response.status).toBe(429)
    expect(text).toMatch(/Too many attempts\. Wait \d seconds?/)
    const { url } = await submit(visitor, { at, fields: accountFields('visitor') })
    expect(outcome(url)).toBe('code')
  })

  test('a demo account can be chosen instead', async () => {
    const visitor = running.visitor()
    const { url: at, response } = await open(visitor)
    expect(await response.text()).toContain('value="expiring@example.org"')
    const { url } = await submit(visitor, { at, fields: { account: 'expiring@example.org' } })
    expect(outcome(url)).toBe('code')
  })

  test('AU-035: a visitor who cancels returns with access_denied', async () => {
    const visitor = running.visitor()
    const { url: at } = await open(visitor)
    const { url } = await submit(visitor, { at, fields: { action: 'cancel' } })
    expect(outcome(url)).toBe('access_denied')
    expect(url.searchParams.get('state')).toBe('a-state')
  })

  test('login_hint fills in the email address as text', async () => {
    const { response } = await open(running.visitor(), { login_hint: '"><script>@example.org' })
    const text = await response.text()
    expect(text).toContain('value="&#34;&#62;&#60;script&#62;@example.org"')
  })

  test('AU-043: screen_hint=signup leads to the member application', async () => {
    const { url } = await open(running.visitor(), { screen_hint: 'signup' })
    expect(url.href).toBe(`${running.settings.memberApp}/signup`)
  })

  test('a form of another browser is refused with a page in plain words', async () => {
    const { url: at } = await open(running.visitor())
    const { response, text } = await submit(running.visitor(), { at, fields: accountFields('member') })
    expect(response.status).toBe(400)
    expect(text).toContain('Go back to the website and try again.')
  })

  test('two tabs sign in side by side', async () => {
    const visitor = running.visitor()
    const { url: first } = await open(visitor)
    const { url: second } = await open(visitor)
    expect(outcome((await submit(visitor, { at: first, fields: accountFields('member') })).url)).toBe('code')
    expect(outcome((await submit(visitor, { at: second, fields: accountFields('member') })).url)).toBe('code')
  })
})

describe('the second factor', () => {
  test('AU-040: a code follows the password, and a wrong code is announced', async () => {
    const visitor = running.visitor()
    const { url: at } = await open(visitor)
    const { url: step, response } = await submit(visitor, { at, fields: accountFields('mfa') })
    expect(response.status).toBe(200)
    expect(step.pathname).toMatch(/^\/u\/mfa\//)
    const silent = await open(visitor, { prompt: 'none' })
    expect(outcome(silent.url)).toBe('mfa_required')

    const wrong = await submit(visitor, { at: step, fields: { code: '123456' } })
    expect(wrong.response.status).toBe(401)
    expect(wrong.text).toContain('role="alert">The code is wrong.')
    const { url } = await submit(visitor, { at: step, fields: { code: mfaCode } })
    expect(outcome(url)).toBe('code')
    expect(outcome((await open(visitor, { prompt: 'none' })).url)).toBe('code')
  })

  test('who cancels at the code is not signed in', async () => {
    const visitor = running.visitor()
    const { url: at } = await open(visitor)
    const { url: step } = await submit(visitor, { at, fields: accountFields('mfa') })
    expect(outcome((await submit(visitor, { at: step, fields: { action: 'cancel' } })).url)).toBe(
      'access_denied',
    )
    expect(await (await visitor.get('/sessions')).text()).toContain('You are not signed in')
  })
})

describe('consent', () => {
  test('is asked once, and until then a silent request is refused', async () => {
    const visitor = running.visitor()
    const { url: at } = await open(visitor)
    const { url: step, text } = await submit(visitor, { at, fields: accountFields('vanguard') })
    expect(text).toContain('vanguard@example.org')
    expect(outcome((await open(visitor, { prompt: 'none' })).url)).toBe('consent_required')
    expect(outcome((await submit(visitor, { at: step, fields: { action: 'accept' } })).url)).toBe('code')
    expect(outcome((await open(visitor, { prompt: 'none' })).url)).toBe('code')
  })

  test('who declines returns with access_denied', async () => {
    const visitor = running.visitor()
    const { url: at } = await open(visitor)
    const { url: step } = await submit(visitor, { at, fields: accountFields('vanguard') })
    expect(outcome((await submit(visitor, { at: step, fields: { action: 'cancel' } })).url)).toBe(
      'access_denied',
    )
  })
})

describe('prompts', () => {
  test('AU-039: prompt=none without a session is refused with login_required', async () => {
    expect(outcome((await open(running.visitor(), { prompt: 'none' })).url)).toBe('login_required')
  })

  test('prompt=login asks again, and another account ends the session of the first', async () => {
    const visitor = running.visitor()
    const { tokens } = await running.site.signIn(visitor, accountNamed('member'))
    const before = running.told.length
    const { url: at } = await open(visitor, { prompt: 'login' })
    expect(at.pathname).toMatch(/^\/u\/login\//)
    expect(outcome((await submit(visitor, { at, fields: accountFields('visitor') })).url)).toBe('code')
    expect(running.told.length).toBe(before + 1)
    expect((await running.site.refresh(tokens.refresh_token)).error).toBe('invalid_grant')
  })
})

const accountFields = (name: string) => {
  const { email, password } = accountNamed(name)
  return { email, password }
}

test('every page has a strict policy and no inline script or style', async () => {
  const { response } = await open(running.visitor())
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; style-src 'self'; script-src 'self'")
  expect(policy).toContain(`form-action 'self' ${running.settings.site}`)
  expect(await response.text()).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/)
})

test('each failure after the fifth doubles the pause, and a success ends it', () => {
  let now = 0
  const meter = attemptMeter(() => now)
  const pauses = Array.from({ length: 8 }, () => {
    meter.failed('a')
    return meter.pauseSeconds('a')
  })
  expect(pauses).toEqual([0, 0, 0, 0, 2, 4, 8, 16])
  now += 15_500
  expect(meter.pauseSeconds('a')).toBe(1)
  meter.succeeded('a')
  expect(meter.pauseSeconds('a')).toBe(0)
})

test('failures of 1,000 accounts are remembered, the oldest are forgotten', () => {
  const meter = attemptMeter(() => 0)
  for (let count = 0; count < 5; count++) meter.failed('first')
  for (let index = 0; index < 999; index++) meter.failed(`account ${index}`)
  expect(meter.pauseSeconds('first')).toBe(2)
  meter.failed('one more')
  expect(meter.pauseSeconds('first')).toBe(0)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36', 'Chrome on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox on Android'],
  ['curl/8', 'A browser'],
])('%s is shown as %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})

test('a template escapes every value that is not a template itself', () => {
  expect(html`<p title="${'"'}">${'<b>'}${html`<i>`}${undefined}${false}${[html`1`, html`2`]}</p>`.html).toBe(
    '<p title="&#34;">&#60;b&#62;<i>12</p>',
  )
})
