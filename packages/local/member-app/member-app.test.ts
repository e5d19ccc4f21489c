import { memberAppPages } from '@association/content/links/member-app-pages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../members/accounts.ts'
import { type MemberApp, startMemberApp } from './index.ts'

const site = 'http://site.example'
let app: MemberApp
beforeAll(async () => {
  app = await startMemberApp({ site })
})
afterAll(() => app.close())

const read = async (path: string) => {
  const response = await fetch(app.url + path)
  return { status: response.status, html: await response.text() }
}

describe('the member application', () => {
  test('OPEN-02 RT-060…RT-067 has exactly the pages that the site links to', () => {
    expect(Object.values(memberAppPages)).toEqual([
      '/',
      '/signup',
      '/dashboard',
      '/community',
      '/resources/journals',
      '/resources/library',
      '/membership',
      '/membership/join',
    ])
  })

  test.each(Object.values(memberAppPages))('%s has a heading and a link back to the site', async (path) => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expect(html.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1)
    expect(html).toContain(`<a href="${site}/">Back to the website</a>`)
  })

  test('names the demo accounts where people would create one', async () => {
    const { html } = await read('/signup')
    for (const { email } of accounts) expect(html).toContain(email)
    expect(html).toContain(`href="${site}/auth/login"`)
  })

  test.each(['/resources', '/login', '/membership/renew'])('has no page at %s', async (path) => {
    const { status, html } = await read(path)
    expect(status).toBe(404)
    expect(html).toContain('Back to the website')
  })
})
