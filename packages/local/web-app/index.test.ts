import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localEnvironment } from '../environment/environment.ts'
import { type RunningWebApp, startWebApp } from './index.ts'
import { webAppServerConfig } from './server/config.ts'

let running: RunningWebApp
beforeAll(async () => {
  const build = mkdtempSync(join(tmpdir(), 'web-app-'))
  mkdirSync(join(build, 'assets'))
  writeFileSync(join(build, 'index.html'), '<title>Web app</title>')
  writeFileSync(join(build, 'assets', 'page-1.js'), 'page()')
  running = await startWebApp({ build, config: { ...webAppServerConfig(localEnvironment()), port: 0 } })
})
afterAll(() => running.close())

test('every address of the web app is the same page', async () => {
  for (const path of ['/', '/spaces/events/entries/4xk?focusedField=quote']) {
    const answer = await fetch(running.url + path)
    expect([answer.status, await answer.text()]).toEqual([200, '<title>Web app</title>'])
  }
})

test('browsers may keep scripts without revalidation, but not the page', async () => {
  const script = await fetch(`${running.url}/assets/page-1.js`)
  expect(script.headers.get('content-type')).toMatch('text/javascript')
  expect(script.headers.get('cache-control')).toMatch('immutable')
  expect((await fetch(running.url)).headers.get('cache-control')).toBe('no-cache')
})

test('it may frame the site and the app, and no page may frame it', async () => {
  const policy = (await fetch(running.url)).headers.get('content-security-policy')
  expect(policy).toMatch('frame-src http://localhost:3000 http://localhost:3001;')
  expect(policy).toMatch("frame-ancestors 'none'")
  expect(policy).toMatch("script-src 'self';")
})

test('the configuration is for this machine only', async () => {
  const answer = await fetch(`${running.url}/config.json`)
  expect(await answer.json()).toMatchObject({
    people: [{ managementToken: 'local-management' }, { id: 'maren' }, { id: 'ravi', mayPublish: false }],
    environment: 'master',
  })
  expect(await statusFor('web-app.example')).toBe(421)
})

const statusFor = (host: string) =>
  new Promise((resolve, reject) => {
    request(`${running.url}/config.json`, { headers: { host } }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end()
  })
