import { siteConfig } from '@association/services/config'
import { signPreviewToken } from '@association/services/preview-token'
import { describe, expect, test } from 'vitest'
import { localEnvironment } from '../../../packages/local/environment/environment.ts'
import { changedContent } from './changed-content.ts'
import { recentChanges } from './recent-changes.ts'

const config = siteConfig(localEnvironment())
const now = Date.UTC(2026, 0, 5)
const saved = new Date(now - 2000).toISOString()
const grant = { space: 'association', environment: 'master', entry: 'home' }
const { token } = signPreviewToken(grant, { secret: config.preview.secret, now })
const staging = signPreviewToken({ ...grant, environment: 'staging' }, { secret: config.preview.secret, now })

async function ask(body: unknown) {
  const spaces: string[] = []
  const recent = async (space: string) => {
    spaces.push(space)
    return [
      { linkType: 'Entry' as const, id: 'one', updatedAt: saved },
      { linkType: 'Asset' as const, id: 'one', updatedAt: saved },
      { linkType: 'Entry' as const, id: 'secret', updatedAt: saved },
    ]
  }
  const request = new Request(`${config.siteUrl}/api/preview/changes`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const response = await changedContent(request, { config, recent, now })
  return { status: response.status, body: await response.json(), spaces }
}

test('returns changes of the named entries only, and requests their spaces only', async () => {
  const shown = ['association/Entry/one', 'association/Asset/one', 'association/Entry/two']
  expect(await ask({ token, shown })).toEqual({
    status: 200,
    body: { changes: { 'association/Entry/one': saved, 'association/Asset/one': saved } },
    spaces: ['association'],
  })
})

test.each([
  ['no token', { shown: [] }, 400],
  ['a wrong token', { token: 'p1.wrong', shown: [] }, 401],
  ['a token of another environment', { token: staging.token, shown: [] }, 401],
  ['no list', { token, shown: 'association/Entry/one' }, 400],
  ['a list of something else', { token, shown: [7] }, 400],
  ['a body that is too long', { token, shown: ['x'.repeat(300_000)] }, 400],
])('%s is refused', async (_, body, status) => {
  const refused = await ask(body)
  expect(refused).toMatchObject({ status, spaces: [] })
})

describe('recent changes of a space', () => {
  test('are requested once a second, for any number of editors and also after a refusal', async () => {
    let [time, asked] = [now, 0]
    const recent = recentChanges(
      async (_, since) => {
        asked += 1
        expect(since.getTime()).toBe(time - 60_000)
        throw new Error('429')
      },
      () => time,
    )
    const outcomes = await Promise.allSettled([recent('association'), recent('association')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(asked).toBe(1)
    time += 1000
    await expect(recent('association')).rejects.toThrow('429')
    await expect(recent('events')).rejects.toThrow('429')
    expect(asked).toBe(3)
  })
})
