import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { MigrationError } from '../../engine/errors.ts'
import { forSpace } from '../../engine/model/for-space.ts'
import { readSpace } from '../../engine/plan/read-space.ts'
import { historyFolder, writeChange } from '../../testing/changes-folder.ts'
import { recorder, startSpaces } from '../../testing/space.ts'
import { inBoth, symbol, typeOf } from '../../testing/talks.ts'
import * as apply from '../apply/run.ts'
import * as create from '../new/run.ts'
import * as plan from '../plan/run.ts'
import * as rollback from '../rollback/run.ts'
import * as validate from '../validate/run.ts'
import * as renumber from './run.ts'

const spaces = await startSpaces()
spaces.keep()
beforeEach(() => spaces.restore())
afterAll(() => spaces.close())
const { config } = spaces

const wish = (...boxes: string[]) => {
  const accepting = [{ linkContentType: [...boxes, 'note'] }]
  const links = { name: 'Sections', type: 'Array', widget: 'entryLinksEditor' } as const
  const page = typeOf({
    title: symbol,
    sections: { ...links, items: { type: 'Link', linkType: 'Entry', validations: accepting } },
    text: {
      name: 'Text',
      type: 'RichText',
      widget: 'richTextEditor',
      validations: [{ nodes: { 'embedded-entry-block': accepting } }],
    },
  })
  const box = (id: string) => [id, typeOf({ title: symbol }, `Box ${id}`)] as const
  return inBoth({ page, ...Object.fromEntries(['note', ...boxes].map(box)) })
}

const quiet = () => recorder().io
const write = (folder: string, name: string, boxes: readonly string[]) =>
  create.run({ name, folder, wish: wish(...boxes) }, quiet())

const [mine, main] = [historyFolder(), historyFolder()]
await write(mine, 'pages', [])
cpSync(mine, main, { recursive: true })
await write(main, 'callout', ['callout'])
await write(mine, 'fact-box', ['factBox'])

function merged(...branches: readonly string[]) {
  const folder = historyFolder()
  for (const branch of branches) cpSync(branch, folder, { recursive: true })
  return folder
}

const idsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))

const failure = (running: Promise<unknown>) =>
  running.then(
    () => 'nothing',
    (error: unknown) => (error instanceof MigrationError ? error.message : String(error)),
  )

const applyAll = (folder: string) => apply.run({ config, folder, yes: true }, quiet())

async function renumbered(folder: string, options: Partial<renumber.RenumberOptions> = {}) {
  const { io, said, writes } = recorder()
  await renumber.run({ config, folder, ...options }, io)
  expect(writes()).toEqual([])
  return said.out
}

async function expectBoth(folder: string) {
  const { io, said } = recorder()
  expect(await plan.run({ config, folder }, io)).toBe(0)
  expect(said.out).not.toMatch(/^ *-|: - |note:|LOST/m)
  await applyAll(folder)
  const both = wish('callout', 'factBox')
  expect(await validate.run({ folder, wish: both }, io)).toBe(0)
  for (const space of ['association', 'events'] as const)
    expect((await readSpace(spaces.clients[space])).model).toEqual(forSpace(both[space]))
}

const onMain = new Set(['0001-pages', '0002-callout'])
const nobodyKnows = new Set<string>()

describe('two branches that each add a block', () => {
  test('end in both on empty spaces, when mine follows that of the main branch', async () => {
    const folder = merged(mine, main)
    expect(await renumbered(folder, { onMain })).toContain('0002-fact-box → 0003-fact-box')
    expect(idsIn(folder)).toEqual(['0001-pages', '0002-callout', '0003-fact-box'])
    expect(existsSync(join(folder, '0002-fact-box'))).toBe(false)
    expect(readFileSync(join(folder, '0003-fact-box.ts'), 'utf8')).toMatch(
      /import type previous from '.\/0002-callout.ts'\nimport .* from '.\/0003-fact-box\/fact-box.ts'/,
    )
    await expectBoth(folder)
  })

  test.each([
    ['main', main, ['0002-callout', '0003-fact-box']],
    ['mine', mine, ['0002-fact-box', '0003-callout']],
  ])('end in both on spaces that applied that of %s', async (_, branch, order) => {
    const folder = merged(mine, main)
    await applyAll(merged(branch))
    await renumbered(folder, { onMain: nobodyKnows })
    expect(idsIn(folder)).toEqual(['0001-pages', ...order])
    await expectBoth(folder)
  })

  test('are refused by every command with advice that merges them', async () => {
    const folder = merged(mine, main)
    const message = await failure(plan.run({ config, folder }, quiet()))
    expect(message).toMatch(/^0002-callout and 0002-fact-box have the same number/)
    expect(message).toContain('`npm run migrate -- renumber`')
    await renumbered(folder)
    await expectBoth(folder)
  })

  test('can be rolled back separately: the rollback of one keeps the other in the lists', async () => {
    const folder = merged(mine, main)
    await renumbered(folder, { onMain })
    await applyAll(folder)
    await rollback.run({ config, yes: true }, quiet())
    const { model } = await readSpace(spaces.clients.events)
    expect(model).toEqual(forSpace(wish('callout').events))
  })
})

test('a change that sets whole lists is warned about before it removes the other block', async () => {
  const folder = merged(main)
  const list = "[{ linkContentType: ['note'] }]"
  const items = `{ type: 'Link', linkType: 'Entry', validations: ${list} }`
  writeChange(folder, '0003-lists', `[changeField('page', 'sections', { items: ${items} })]`)
  const { io, said } = recorder()
  await plan.run({ config, folder }, io)
  expect(said.out).toContain(
    'note: The change removes callout from the content types that are accepted in page.sections, and no statement requests this.',
  )
})

describe('an applied change keeps its number', () => {
  test('though the main branch has the other one: the advice takes it back first', async () => {
    const folder = merged(mine, main)
    await applyAll(merged(mine))
    const message = await failure(renumbered(folder, { onMain }))
    expect(message).toContain('0002-fact-box keeps its number, because association and events applied it')
    expect(idsIn(folder)).toContain('0002-fact-box')
    const [, to] = message.match(/`npm run migrate -- rollback --to (\S+)`/) ?? []
    await rollback.run({ config, to, yes: true }, quiet())
    await renumbered(folder, { onMain })
    await expectBoth(folder)
  })

  test('and of two that are applied, the advice says which one to take back', async () => {
    const folder = merged(mine, main)
    await apply.run({ config, folder: merged(main), yes: true, spaces: ['association'] }, quiet())
    await apply.run({ config, folder: merged(mine), yes: true, spaces: ['events'] }, quiet())
    const message = await failure(renumbered(folder, { onMain: nobodyKnows }))
    expect(message).toContain('0002-callout in association')
    const [, to] = message.match(/`npm run migrate -- rollback --space events --to (\S+)`/) ?? []
    await rollback.run({ config, spaces: ['events'], to, yes: true }, quiet())
    await renumbered(folder, { onMain: nobodyKnows })
    await expectBoth(folder)
  })
})

describe('branches with several changes', () => {
  const twice = merged(mine)
  const again = merged(main)
  for (const folder of [twice, again]) {
    const name = folder === twice ? 'mine' : 'theirs'
    writeChange(folder, `0003-${name}`, "[changeContentType('page', { description: 'A page' })]")
  }

  test('keep their order, and follow those of the main branch', async () => {
    const folder = merged(twice, again)
    await renumbered(folder, { onMain: new Set([...onMain, '0003-theirs']) })
    expect(idsIn(folder)).toEqual(['0001-pages', '0002-callout', '0003-theirs', '0004-fact-box', '0005-mine'])
  })

  test('are for a person to choose from where git and spaces cannot tell; the advice merges them', async () => {
    const folder = merged(twice, again)
    const message = await failure(renumbered(folder, { onMain: nobodyKnows }))
    expect(message).toContain(
      '  0002-callout, 0002-fact-box\n  0003-mine, 0003-theirs\nName all changes of one branch',
    )
    await renumbered(folder, { changes: ['0002-callout', '0003-theirs'], onMain: nobodyKnows })
    expect(idsIn(folder)).toEqual(['0001-pages', '0002-fact-box', '0003-mine', '0004-callout', '0005-theirs'])
  })
})

test('where every number is that of one change, nothing is renamed', async () => {
  const folder = merged(mine)
  expect(await renumbered(folder)).toContain('nothing to renumber')
  expect(idsIn(folder)).toEqual(['0001-pages', '0002-fact-box'])
})

test('a change that does not exist is wrong usage', async () => {
  expect(await failure(renumbered(merged(mine), { changes: ['0002-nothing'] }))).toContain(
    'There is no migrations/changes/0002-nothing.ts',
  )
})
