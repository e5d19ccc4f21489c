import type { AssetProps, EntryProps } from 'contentful-management'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '../../contentful/session.ts'
import { watchTeam } from './watch-team.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type FakeEntity = {
  sys: Record<string, unknown> & { id: string; version: number }
  fields: Record<string, unknown>
}
const space = 'association' as const
const sysOf = (id: string, version: number, by = 'maren') => ({
  ...{ id, version, contentType: { sys: { id: 'quoteBlock' } } },
  ...{ updatedAt: `2026-11-23T10:00:0${version}Z`, updatedBy: { sys: { id: by } } },
})
const quote = (id: string, version: number, attribution: string): FakeEntity => ({
  sys: sysOf(id, version),
  fields: { internalName: { 'en-US': id }, attribution: { 'en-US': attribution } },
})
const picture = (id: string, version: number, title: string): FakeEntity => ({
  sys: sysOf(id, version),
  fields: { title: { 'en-US': title } },
})

function start() {
  const entries = [quote('root', 1, 'Ann'), quote('hero', 1, 'Ann')]
  const files = [picture('photo', 1, 'Bees')]
  const asked: string[] = []
  let isStoring = false
  const listing = (kind: string, stored: FakeEntity[]) => ({
    async getMany({ query }: { query: Record<string, unknown> }) {
      const ids = query['sys.id[in]']
      asked.push(`${query.select === 'sys' ? 'changes of' : 'values of'} ${kind}`)
      const items =
        ids === undefined ? stored : stored.filter(({ sys }) => String(ids).split(',').includes(sys.id))
      return { items: structuredClone(items) }
    },
  })
  const session = {
    here: { space, spaceId: 's', environment: 'master' },
    sdk: {
      ...{ ids: { user: 'me' }, locales: { default: 'en-US' } },
      cma: {
        entry: listing('entries', entries),
        asset: listing('files', files),
        user: { getManyForSpace: async () => ({ items: [{ sys: { id: 'maren' }, firstName: 'Maren' }] }) },
      },
    },
  } as unknown as Session
  const versions = new Map<string, FakeEntity>(
    [...entries, ...files].map((each) => [each.sys.id, structuredClone(each)]),
  )
  const take = (read: readonly { sys: { id: string } }[]) => {
    for (const each of read) versions.set(each.sys.id, each as unknown as FakeEntity)
  }
  const team = watchTeam({
    ...{ session, root: { space, entry: 'root' } },
    spaces: () => ({ opened: [space], all: [space] }),
    isStoring: () => isStoring,
    known({ entry }) {
      const stored = versions.get(entry) as unknown as EntryProps | undefined
      if (!stored || entry === 'photo') return undefined
      const values = Object.entries(stored.fields).map(([id, value]) => [id, value['en-US']])
      return { version: stored.sys.version, values: Object.fromEntries(values), unsaved: [] }
    },
    receive: (_, read) => take(read),
    idsOf: () => [...versions.keys()].filter((id) => id !== 'photo'),
    remove(_, ids) {
      for (const id of ids) versions.delete(id)
    },
    knownFile: (_, id) => (id === 'photo' ? (versions.get(id) as unknown as AssetProps) : undefined),
    receiveFiles: (_, read) => take(read),
    holderOf: () => ({ space, entry: 'hero', field: 'image' }),
  })
  const store = (changed: FakeEntity) => {
    const list = entries.some(({ sys }) => sys.id === changed.sys.id) ? entries : files
    list.splice(
      list.findIndex(({ sys }) => sys.id === changed.sys.id),
      1,
      changed,
    )
  }
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
  const told = () =>
    team.state().map(({ by, did, title, target }) => ({ by, did, title, field: target.field }))
  const setStoring = (next: boolean) => {
    isStoring = next
  }
  const remove = (id: string) =>
    entries.splice(
      entries.findIndex(({ sys }) => sys.id === id),
      1,
    )
  return { team, store, remove, seconds, told, asked, setStoring, versions }
}

test('says within five seconds what a colleague changed, and hands the entry on', async () => {
  const { team, store, seconds, told, versions } = start()
  store(quote('hero', 2, 'Bea'))
  await seconds(5)
  expect(told()).toEqual([{ by: 'Maren', did: 'changed', title: '“hero”', field: 'attribution' }])
  expect(versions.get('hero')?.sys.version).toBe(2)
  team.dismiss()
  await seconds(5)
  expect(told()).toEqual([])
  team.close()
})

test('takes a deleted entry away within five seconds, with the same request', async () => {
  const { team, remove, seconds, asked, versions } = start()
  remove('hero')
  await seconds(5)
  expect([versions.has('hero'), asked]).toEqual([false, ['changes of entries']])
  team.close()
})

test('calls the root “this page”, and says nothing of own changes', async () => {
  const { team, store, seconds, told } = start()
  store(quote('root', 2, 'Bea'))
  store({ ...quote('hero', 2, 'Mine'), sys: sysOf('hero', 2, 'me') })
  await seconds(5)
  expect(told()).toEqual([{ by: 'Maren', did: 'changed', title: 'this page', field: 'attribution' }])
  team.close()
})

test('says what a colleague did to a file, and leads to the field that shows it', async () => {
  const { team, store, seconds, told } = start()
  store(picture('photo', 2, 'Bees in spring'))
  await seconds(13)
  expect(told()).toEqual([
    { by: 'Maren', did: 'changed', title: 'the file “Bees in spring”', field: 'image' },
  ])
  team.close()
})

test('asks for changes of files when nothing is being stored, and for nothing in a hidden tab', async () => {
  const { team, seconds, asked, setStoring } = start()
  setStoring(true)
  await seconds(60)
  expect(new Set(asked)).toEqual(new Set(['changes of entries']))
  setStoring(false)
  await seconds(60)
  expect(asked).toContain('changes of files')
  Object.assign(document, { visibilityState: 'hidden' })
  const before = asked.length
  await seconds(60)
  expect(asked).toHaveLength(before)
  team.close()
})
