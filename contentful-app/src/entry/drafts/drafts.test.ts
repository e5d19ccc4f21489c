import { expect, test } from 'vitest'
import { quietStorage } from '../../base/storage/quiet-storage.ts'
import { fakeStorage } from '../../base/storage/testing/fake-storage.ts'
import { draftStore } from './drafts.ts'

const place = { user: 'ann', space: 'association', environment: 'master', entry: 'q1', locale: 'en-US' }
const draft = (text: string) => ({ input: { text }, base: 'b' })

function browser() {
  const storage = fakeStorage()
  const open = (writer: string, change: Partial<typeof place> = {}, now = () => 5) =>
    draftStore({ storage: quietStorage(() => storage), place: { ...place, ...change }, writer, now })
  return { storage, open }
}

test('a draft is found again by the same person, at the same entry, field and locale', () => {
  const { open } = browser()
  open('one').write('data', draft('half'))
  expect(open('two').read('data')).toEqual([{ writer: 'one', input: { text: 'half' }, base: 'b', at: 5 }])
  expect(open('two').read('quote')).toEqual([])
  for (const change of Object.keys(place))
    expect(open('two', { [change]: 'other' }).read('data'), change).toEqual([])
})

test('an editor replaces its own draft and leaves those of other editors', () => {
  const { open } = browser()
  open('one').write('data', draft('a'))
  const two = open('two')
  two.write('data', draft('b'))
  two.write('data', draft('bb'))
  expect(two.read('data').map(({ input }) => input)).toEqual([{ text: 'bb' }, { text: 'a' }])
  two.remove('data', 'two')
  expect(two.read('data').map(({ writer }) => writer)).toEqual(['one'])
})

test('a removed draft leaves nothing behind', () => {
  const { storage, open } = browser()
  open('one').write('data', draft('a'))
  open('one').remove('data', 'one')
  expect(storage.length).toBe(0)
})

test('only the newest drafts of a field are kept', () => {
  const { open } = browser()
  for (const writer of ['1', '2', '3', '4']) open(writer).write('data', draft(writer))
  expect(
    open('5')
      .read('data')
      .map(({ writer }) => writer),
  ).toEqual(['4', '3', '2'])
})

test('a draft is forgotten after a month', () => {
  const { open } = browser()
  const day = 24 * 60 * 60 * 1000
  open('one').write('data', draft('a'))
  expect(open('two', {}, () => 29 * day).read('data')).toHaveLength(1)
  expect(open('two', {}, () => 31 * day).read('data')).toEqual([])
})

test.each(['nonsense', 'null', '{}', '[1, null, {}, {"writer":"x","base":"b","at":1,"input":{}}]'])(
  'stored text that is no draft is ignored: %s',
  (stored) => {
    const { storage, open } = browser()
    open('one').write('data', draft('a'))
    const key = storage.key(0) ?? ''
    storage.setItem(key, `5 ${stored}`)
    expect(open('two').read('data')).toEqual([])
  },
)
