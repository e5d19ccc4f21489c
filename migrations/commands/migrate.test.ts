import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spaces as spaceNames } from '@association/content'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exitCodes, MigrationError } from '../engine/errors.ts'
import { changeIds } from '../engine/history/load-changes.ts'
import { forSpace } from '../engine/model/for-space.ts'
import { wishedModels } from '../engine/model/wish.ts'
import { readSpace } from '../engine/plan/read-space.ts'
import { changesFolder, talks, talksChanged, writeChange } from '../testing/changes-folder.ts'
import { recorder, type Spaces, startSpaces } from '../testing/space.ts'
import * as apply from './apply/run.ts'
import * as plan from './plan/run.ts'
import * as status from './status/run.ts'

const codeOf = (running: Promise<unknown>) =>
  running.then(
    () => 'done',
    (error: unknown) => (error instanceof MigrationError ? error.code : String(error)),
  )

describe('the model of the repository, on two empty spaces', () => {
  const changes = changeIds()
  let spaces: Spaces
  beforeAll(async () => {
    spaces = await startSpaces()
  })
  afterAll(() => spaces.close())

  test('plan shows it and sends nothing but GET', async () => {
    const { io, said, sent } = recorder()
    expect(await plan.run({ config: spaces.config }, io)).toBe(0)
    expect(said.out).toContain(`events: ${changes.length} pending (0 applied)`)
    expect(said.out).toContain('+ content type quoteBlock “Quote”')
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([])
  })

  test('status lists the pending changes', async () => {
    const { io, said } = recorder()
    expect(await status.run({ config: spaces.config }, io)).toBe(2)
    expect(said.out).toMatch(/^events, environment master\n {2}0001-model +pending/m)
  })

  test('apply asks first, and writes nothing without a yes', async () => {
    const declined = recorder({ confirm: async () => false })
    expect(await apply.run({ config: spaces.config }, declined.io)).toBe(1)
    const alone = recorder()
    expect(await codeOf(apply.run({ config: spaces.config }, alone.io))).toBe('USAGE')
    expect([...declined.writes(), ...alone.writes()]).toEqual([])
  })

  test('apply leads to the model', async () => {
    const { io } = recorder({ confirm: async () => true })
    expect(await apply.run({ config: spaces.config }, io)).toBe(0)
    for (const space of spaceNames) {
      const { model, unpublished } = await readSpace(spaces.clients[space])
      expect(model).toEqual(forSpace(wishedModels()[space]))
      expect([...unpublished]).toEqual([])
    }
  })

  test('apply again writes nothing', async () => {
    const { io, said, writes } = recorder()
    expect(await apply.run({ config: spaces.config }, io)).toBe(0)
    expect(writes()).toEqual([])
    expect(said.out).toContain(`association: up to date (${changes.length} applied)`)
  })

  test('status says who applied it and when', async () => {
    const { io, said } = recorder()
    expect(await status.run({ config: spaces.config, format: 'json' }, io)).toBe(0)
    const [association] = JSON.parse(said.out)
    expect(association).toMatchObject({
      space: 'association',
      environment: 'master',
      changes: changes.map((id) => ({ id, state: 'applied', entry: { by: 'tester@here' } })),
    })
  })
})

describe('a later change', () => {
  let spaces: Spaces
  const folder = changesFolder({ '0001-talks': talks })
  const run = async (change = {}) => {
    const recorded = recorder(change)
    const code = await codeOf(apply.run({ config: spaces.config, yes: true, folder }, recorded.io))
    return { ...recorded, code }
  }
  beforeAll(async () => {
    spaces = await startSpaces()
    await run()
  })
  afterAll(() => spaces.close())

  test('keeps the sidebar that an app added', async () => {
    const client = spaces.clients.events
    const params = { contentTypeId: 'talk' }
    const editor = await client.editorInterface.get(params)
    const sidebar = [{ widgetNamespace: 'app', widgetId: 'our-app', settings: {} }]
    await client.editorInterface.update(params, { ...editor, sidebar })

    writeChange(folder, '0002-change', talksChanged)
    expect((await run()).code).toBe('done')
    expect((await client.editorInterface.get(params)).sidebar).toMatchObject([{ widgetId: 'our-app' }])
  })

  test('adds, changes, deletes and orders fields', async () => {
    const { model } = await readSpace(spaces.clients.events)
    expect(model.talk).toMatchObject({ name: 'Session', fields: { day: { help: 'Which day?' } } })
    expect(Object.keys(model.talk?.fields ?? {})).toEqual(['day', 'title', 'speaker'])
  })

  test('is refused when its file changed after it was applied, with both checksums', async () => {
    const file = join(folder, '0002-change.ts')
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, source.replaceAll('\n', '  \r\n'))
    expect((await run()).code).toBe('done') // The checksum ignores line endings and trailing spaces.
    appendFileSync(file, '// one more word\n')
    const { io, writes } = recorder()
    const failure = apply.run({ config: spaces.config, yes: true, folder }, io)
    await expect(failure).rejects.toThrow(/applied [0-9a-f]{64}, now [0-9a-f]{64}/)
    expect(await codeOf(failure)).toBe('TAMPERED')
    expect(exitCodes.TAMPERED).toBe(3)
    expect(writes()).toEqual([])
    writeFileSync(file, source)
  })

  test('is refused when a person changed the same field in the space', async () => {
    const client = spaces.clients.association
    const type = await client.contentType.get({ contentTypeId: 'talk' })
    const fields = type.fields.map((field) => (field.id === 'title' ? { ...field, name: 'Headline' } : field))
    await client.contentType.publish(
      { contentTypeId: 'talk' },
      await client.contentType.update({ contentTypeId: 'talk' }, { ...type, fields }),
    )
    writeChange(folder, '0003-rename', "[changeField('talk', 'title', { name: 'Heading' })]")
    const { code, writes } = await run()
    expect(code).toBe('CONFLICT')
    expect(writes()).toEqual([])
    rmSync(join(folder, '0003-rename.ts'))
  })

  test('is refused when it deletes a content type that has entries', async () => {
    const client = spaces.clients.events
    const fields = { title: { 'en-US': 'Opening' } }
    await client.entry.createWithId({ entryId: 'opening', contentTypeId: 'talk' }, { fields })
    writeChange(folder, '0003-no-talks', "[deleteContentType('talk', { spaces: ['association', 'events'] })]")
    const { code, writes } = await run()
    expect(code).toBe('CONFLICT')
    expect(writes()).toEqual([])

    await client.entry.delete({ entryId: 'opening' })
    expect((await run()).code).toBe('done')
    expect((await readSpace(client)).model).toEqual({})
  })

  test('is refused when a file is missing, or has a number below an applied one', async () => {
    const other = changesFolder({ '0001-talks': talks })
    const config = spaces.config
    expect(await codeOf(apply.run({ config, yes: true, folder: other }, recorder().io))).toBe('MISSING')
    const late = changesFolder({ '0001-late': talks, '0002-talks': talks })
    expect(await codeOf(apply.run({ config, yes: true, folder: late }, recorder().io))).toBe('MISSING')
    expect(await codeOf(plan.run({ config, folder: changesFolder({ '0002-x': '[]' }) }, recorder().io))).toBe(
      'MISSING',
    )
  })
})

test('a wrong token is one sentence that names the variable', async () => {
  const spaces = await startSpaces()
  const config = { ...spaces.config, managementToken: 'not-the-token-at-all' }
  await expect(plan.run({ config }, recorder().io)).rejects.toThrow(/CONTENTFUL_MANAGEMENT_TOKEN is wrong/)
  await spaces.close()
  await expect(plan.run({ config }, recorder().io)).rejects.toThrow(
    /does not answer.*CONTENTFUL_MANAGEMENT_HOST/,
  )
})
