import { describe, expect, test } from 'vitest'
import { installationOf, parametersOf } from '../../contentful/installation.ts'
import { targetStateFor } from './app-config.tsx'
import { previewAddress, type Settings, settingsOf, writtenWrong } from './settings.ts'
import { type ConnectionAnswer, siteVerdicts, spaceVerdict } from './verdicts.ts'

const settings: Settings = {
  siteUrl: 'https://www.example.org',
  associationSpaceId: 'aaa',
  associationEnvironment: 'master',
  eventsSpaceId: 'eee',
  eventsEnvironment: 'master',
  gatesPublishing: false,
  secret: 'sixteen-letters-and-more',
}

describe('the form of the settings', () => {
  test('accepts complete settings', () => {
    expect(writtenWrong(settings)).toEqual({})
    expect(writtenWrong({ ...settings, siteUrl: 'http://localhost:3000', secret: '' })).toEqual({})
  })

  test.each([
    [{ siteUrl: '' }, 'siteUrl'],
    [{ siteUrl: 'www.example.org' }, 'siteUrl'],
    [{ siteUrl: 'http://www.example.org' }, 'siteUrl'],
    [{ siteUrl: 'https://www.example.org/news' }, 'siteUrl'],
    [{ eventsSpaceId: 'aaa' }, 'eventsSpaceId'],
    [{ associationSpaceId: 'a b' }, 'associationSpaceId'],
    [{ secret: 'short' }, 'secret'],
  ])('rejects %j', (change, field) => {
    expect(Object.keys(writtenWrong({ ...settings, ...change }))).toEqual([field])
  })

  test('starts with the installed settings, or with this space', () => {
    expect(settingsOf({ siteUrl: 'https://x.example' }, { space: 'here' })).toMatchObject({
      ...{
        siteUrl: 'https://x.example',
        associationSpaceId: 'here',
        associationEnvironment: 'master',
        secret: '',
      },
    })
  })
})

test('the secret never becomes a parameter of the installation', () => {
  const installation = installationOf(settings)
  expect(installation && parametersOf(installation)).toEqual({
    siteUrl: 'https://www.example.org',
    ...{ associationSpaceId: 'aaa', associationEnvironment: 'master' },
    ...{ eventsSpaceId: 'eee', eventsEnvironment: 'master' },
    gatesPublishing: false,
  })
})

test('the gate is off until an administrator switches it on', () => {
  expect(installationOf({ ...settings, gatesPublishing: undefined })?.gatesPublishing).toBe(false)
  expect(installationOf({ ...settings, gatesPublishing: true })?.gatesPublishing).toBe(true)
})

test('the address to paste lets Contentful fill environment and entry', () => {
  expect(previewAddress({ ...settings, secret: 'a&b' }, 'events')).toBe(
    'https://www.example.org/api/preview/enter?secret=a%26b&space=eee&environment={env_id}&entry={entry.sys.id}',
  )
})

test('the app is put on our content types that the space has, and on no other', () => {
  expect(Object.keys(targetStateFor(['page', 'quoteBlock', 'foreign']).EditorInterface).toSorted()).toEqual([
    'page',
    'quoteBlock',
  ])
  expect(targetStateFor(['page']).EditorInterface.page).toEqual({
    sidebar: { position: 0 },
    editors: { position: 0 },
  })
})

describe('the verdicts of a connection test', () => {
  const wanted = { address: settings.siteUrl, ids: { association: 'aaa', events: 'eee' }, hasSecret: true }
  const answer: ConnectionAnswer = {
    spaces: { association: { id: 'aaa', works: true }, events: { id: 'eee', works: true } },
    secret: { works: true },
  }
  const states = (change: Partial<ConnectionAnswer>, hasSecret = true) =>
    siteVerdicts({ outcome: 'answered', answer: { ...answer, ...change } }, { ...wanted, hasSecret }).map(
      ({ state }) => state,
    )

  test('everything works', () => {
    expect(states({})).toEqual(['works', 'works', 'works', 'works'])
  })

  test('a secret that is wrong, or was not written', () => {
    expect(states({ secret: { works: false } }).at(-1)).toBe('wrong')
    expect(states({}, false).at(-1)).toBe('unknown')
  })

  test('a site that reads another space, or cannot read this one', () => {
    const [, association, events] = siteVerdicts(
      {
        outcome: 'answered',
        answer: {
          ...answer,
          spaces: {
            association: { id: 'zzz', works: true },
            events: { id: 'eee', works: false, message: 'no token' },
          },
        },
      },
      wanted,
    )
    expect(association?.message).toBe(
      'The site reads the space zzz, but the setting here is aaa. Change one of them.',
    )
    expect(events?.message).toContain('no token')
  })

  test.each([
    [{ outcome: 'silent' } as const, /https:\/\/www\.example\.org does not answer/],
    [{ outcome: 'foreign' } as const, /not our site/],
    [{ outcome: 'refused', status: 401 } as const, /refuses the app’s signature/],
    [{ outcome: 'refused', status: 500 } as const, /with status 500/],
    [{ outcome: 'unsigned' } as const, /Save first/],
  ])('%j', (outcome, message) => {
    expect(siteVerdicts(outcome, wanted)).toEqual([
      expect.objectContaining({ message: expect.stringMatching(message) }),
    ])
  })

  test.each([
    [{ environment: 'missing' }, 'wrong', /no access/],
    [{ environment: 'failed' }, 'unknown', /could not be checked/],
    [{ pageType: 'missing' }, 'wrong', /Apply the migrations/],
    [{ isInstalled: false }, 'wrong', /not installed/],
    [{ isInstalled: 'unknown' }, 'unknown', /cannot see whether/],
    [{}, 'works', /and the app/],
  ] as const)('a space with %j', (change, state, message) => {
    const found = { environment: 'found', pageType: 'found', isInstalled: true } as const
    const verdict = spaceVerdict('events', { ...found, ...change }, { id: 'eee', environment: 'master' })
    expect(verdict).toMatchObject({ state, message: expect.stringMatching(message) })
  })
})
