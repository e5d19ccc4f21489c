import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startContentful } from '../contentful/index.ts'
import { submissionStore } from '../embeds/forms/submissions.ts'
import { startService } from '../launch/processes.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'private-'))
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

const modesIn = (folder: string) =>
  Object.fromEntries([
    ['.', modeOf(folder)],
    ...readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]),
  ])

/** As an earlier version left it, readable by everyone. */
function openToAll(folder: string, file: string) {
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, file), '')
  chmodSync(join(folder, file), 0o644)
}

test.each([false, true])(
  'only the owner reads the local Contentful (left open by an earlier version: %s)',
  async (isOld) => {
    const data = join(newFolder(), 'contentful')
    if (isOld) openToAll(data, 'contentful.db')
    const running = await startContentful({ data })
    const modes = modesIn(data)
    await running.close()
    expect(modes).toMatchObject({ '.': '700', 'contentful.db': '600' })
    expect(new Set(Object.values(modes))).toEqual(new Set(['700', '600']))
  },
)

test.each([false, true])(
  'only the owner reads form submissions (left open by an earlier version: %s)',
  (isOld) => {
    const data = join(newFolder(), 'embeds')
    if (isOld) openToAll(data, 'submissions.jsonl')
    const store = submissionStore(data)
    store.add({ at: '', portalId: '1', formId: '2', values: { email: 'a@b.example' } })
    store.add({ at: '', portalId: '1', formId: '2', values: { email: 'c@d.example' } })
    expect(modesIn(data)).toEqual({ '.': '700', 'submissions.jsonl': '600' })
    expect(store.all()).toHaveLength(2)
  },
)

test.each([false, true])(
  'only the owner reads a log (left open by an earlier version: %s)',
  async (isOld) => {
    const logs = join(newFolder(), 'logs')
    if (isOld) openToAll(logs, 'brief.log')
    const service = startService({ name: 'brief', args: ['-e', ''], env: {} }, logs)
    await service.ended
    expect(modesIn(logs)).toEqual({ '.': '700', 'brief.log': '600' })
  },
)

test('a log begins anew', async () => {
  const logs = join(newFolder(), 'logs')
  openToAll(logs, 'brief.log')
  writeFileSync(join(logs, 'brief.log'), 'of yesterday')
  const service = startService({ name: 'brief', args: ['-e', ''], env: {} }, logs)
  await service.ended
  expect(readFileSync(service.log, 'utf8')).toBe('')
})

test('a symbolic link in the place of a file is not followed', () => {
  const folder = newFolder()
  const victim = join(folder, 'victim')
  writeFileSync(victim, 'mine')
  mkdirSync(join(folder, 'embeds'))
  symlinkSync(victim, join(folder, 'embeds', 'submissions.jsonl'))
  const store = submissionStore(join(folder, 'embeds'))
  expect(() => store.add({ at: '', portalId: '1', formId: '2', values: {} })).toThrow('ELOOP')
  expect(readFileSync(victim, 'utf8')).toBe('mine')
})
