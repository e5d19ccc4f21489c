import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readJournal, writeJournal } from '../engine/journal/journal.ts'
import { filledSpace, shout, titleOf } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'
import * as plan from './plan/run.ts'
import * as resolve from './resolve/run.ts'
import * as rollback from './rollback/run.ts'
import * as status from './status/run.ts'

const space = await filledSpace()
const id = '0002-change'
const deleteFile = (change: string) => rmSync(join(space.folder(), `${change}.ts`))

async function twoApplied() {
  space.change(shout)
  space.writeChange('0003-more', `[${shout}]`)
  await space.run(apply)
}

test('a change that was rolled back and whose file was deleted needs nothing more', async () => {
  space.change(shout)
  await space.run(apply)
  await space.run(rollback)
  deleteFile(id)
  const { result, said } = await space.run(status)
  expect(said.out).toMatch(/0002-change {2}rolled back/)
  expect(said.out).toContain('Everything is applied.')
  expect(said.out).not.toContain('npm run')
  expect(result).toBe(0)
  expect((await space.run(plan)).result).toBe(0)
})

test('the file of an applied change is missing: the rollback that is named takes that change back, and no other', async () => {
  await twoApplied()
  const { entries } = await space.contents()
  deleteFile('0003-more')
  const advice = '`npm run migrate -- rollback --space events --to 0003-more`'
  expect((await space.run(status)).said.out).toContain(advice)
  expect((await space.run(apply)).message).toContain(advice)
  expect((await space.run(rollback, { to: '0003-more' })).said.out).toContain('events: 1 taken back')
  expect(titleOf(entries.other?.saved)).toBe('Other!!')
  expect(titleOf((await space.contents()).entries.other?.saved)).toBe('Other!')
  expect((await space.run(status)).result).toBe(0)
})

test('the file of an applied change was edited: resolve --accept-checksum, as the error says', async () => {
  space.change(shout)
  await space.run(apply)
  space.change(`/* louder */ ${shout}`)
  const { message, code } = await space.run(apply)
  expect(code).toBe('TAMPERED')
  expect(message).toContain('`npm run migrate -- resolve 0002-change --accept-checksum --space events`')
  const { said } = await space.run(resolve, { id, verdict: 'sameChange' })
  expect(said.out).toMatch(/with the checksum [0-9a-f]{64}$/m)
  expect((await space.run(apply)).result).toBe(0)
})

test('the file was edited, and the other space lacks the change: resolve in the space that is named', async () => {
  space.change(shout)
  await space.run(apply)
  space.change(`/* louder */ ${shout}`)
  const both = { spaces: ['association', 'events'] }
  const resolving = (options: object) => space.run(resolve, { id, verdict: 'sameChange', ...options })
  expect((await resolving(both)).code).toBe('USAGE')
  const { said } = await space.run(status, both)
  expect(said.out).toContain('`npm run migrate -- resolve 0002-change --accept-checksum --space events`')
  expect((await resolving({ spaces: ['events'] })).result).toBe(0)
})

test.each(['resolve', 'rollback'])(
  'the record of an applied change is lost, and a later one is applied: %s and apply, as the error says',
  async (way) => {
    await twoApplied()
    await space.client.entry.delete({ entryId: `migration-${id}` })
    const { code, message } = await space.run(apply)
    expect(code).toBe('OUT_OF_ORDER')
    expect(message).toContain('`npm run migrate -- resolve 0002-change --applied --space events`')
    expect(message).toContain('`npm run migrate -- rollback --space events --to 0003-more`')
    if (way === 'resolve') await space.run(resolve, { id, verdict: 'applied' })
    else await space.run(rollback, { to: '0003-more' })
    expect((await space.run(apply)).result).toBe(0)
    expect((await space.run(status)).result).toBe(0)
  },
)

test('half applied, and its file is missing: restored, it is finished by apply', async () => {
  space.change(shout)
  await space.interrupt()
  deleteFile(id)
  expect((await space.run(apply)).message).toContain('restore it and run `npm run migrate -- apply`')
  space.change(shout)
  expect((await space.run(apply)).result).toBe(0)
})

test('half applied, and its file was edited: taken back, it may be changed', async () => {
  space.change(shout)
  await space.interrupt()
  space.change(`/* other */ ${shout}`)
  expect((await space.run(apply)).message).toContain('`npm run migrate -- rollback --space events` and then')
  expect((await space.run(rollback)).result).toBe(0)
  expect((await space.run(apply)).result).toBe(0)
})

test('half rolled back: rollback finishes it, as status and apply say', async () => {
  space.change(shout)
  await space.run(apply)
  const record = (await readJournal(space.client)).find((entry) => entry.id === id)
  if (!record) throw new Error('nothing was applied')
  await writeJournal(space.client, { ...record, outcome: 'rollingBack', stage: 1, undoes: 1 })
  const advice = '`npm run migrate -- rollback --space events`'
  expect((await space.run(status)).said.out).toContain(`${advice} finishes taking it back`)
  expect((await space.run(apply)).message).toContain(`run ${advice} to finish it`)
  expect((await space.run(rollback)).result).toBe(0)
  expect((await space.run(apply)).result).toBe(0)
})

test('apply completes a half-applied change without a plan, as status says', async () => {
  space.change(shout)
  const by = { checksum: '', by: 'ann@laptop', startedAt: '2026-11-20T10:04:00.000Z' }
  await writeJournal(space.client, { ...by, id, outcome: 'started' })
  expect((await space.run(status)).said.out).toContain('`npm run migrate -- apply` does what is left of it')
  expect((await space.run(apply)).result).toBe(0)
  expect((await space.run(status)).result).toBe(0)
})

test('after the journal lost a plan, resolve records the verdict and apply continues', async () => {
  space.change(shout)
  await space.interrupt()
  await space.client.entry.delete({ entryId: `migration-${id}-plan-1` })
  expect((await space.run(apply)).message).toContain('say so with `npm run migrate -- resolve`')
  expect((await space.run(resolve, { id, verdict: 'rolledBack' })).result).toBe(0)
  expect((await space.run(apply)).result).toBe(0)
})

test('an entry was changed meanwhile: `plan` names it, and undone in Contentful it is carried out', async () => {
  space.change(shout)
  await space.interrupt()
  const before = titleOf((await space.contents()).entries['short-4']?.saved)
  await space.edit('short-4', 'By hand')
  expect((await space.run(plan)).said.out).toContain('talk short-4: the entry was changed in the space since')
  await space.edit('short-4', String(before))
  expect((await space.run(apply)).result).toBe(0)
})

test('a later change is in the way of resolve: taken back first, it is recorded', async () => {
  await twoApplied()
  const resolving = () => space.run(resolve, { id, verdict: 'rolledBack' })
  expect((await resolving()).message).toContain(
    '0003-more comes after 0002-change and is applied in events: take it back first',
  )
  await space.run(rollback)
  expect((await resolving()).result).toBe(0)
})

test('values that cannot be published on the way back: without that rule, the rollback succeeds', async () => {
  space.change("changeField('talk', 'room', { validations: [{ unique: true }] })")
  space.writeChange('0003-mend', "[transformEntries('talk', ({ id }) => ({ room: id }))]")
  await space.run(apply)
  expect((await space.run(rollback)).message).toContain(
    'Take that rule away in Contentful, roll back, and set it again',
  )
  const params = { contentTypeId: 'talk' }
  const type = await space.client.contentType.get(params)
  const fields = type.fields.map((field) => (field.id === 'room' ? { ...field, validations: [] } : field))
  await space.client.contentType.publish(
    params,
    await space.client.contentType.update(params, { ...type, fields }),
  )
  expect((await space.run(rollback)).result).toBe(0)
  const loose = await space.client.contentType.get(params)
  await space.client.contentType.publish(
    params,
    await space.client.contentType.update(params, { ...loose, fields: type.fields }),
  )
  expect((await space.run(status)).said.out).toMatch(/0003-mend {4}rolled back/)
})

test('the rollback of a content type succeeds after its entries are deleted in Contentful, as advised', async () => {
  space.change(
    "createContentType('note', { spaces: ['events'], name: 'Note', description: '', displayField: 'text', fields: { text: { name: 'Text', type: 'Symbol', widget: 'singleLine' } } })",
  )
  await space.run(apply)
  const fields = { text: { 'en-US': 'Mind the gap' } }
  await space.client.entry.createWithId({ entryId: 'note', contentTypeId: 'note' }, { fields })
  const { message, writes } = await space.run(rollback, { overwrite: true })
  expect(message).toMatch(/\n {2}note: 1 entry was created since\nDelete these entries in Contentful/)
  expect(writes()).toEqual([])
  await space.client.entry.delete({ entryId: 'note' })
  expect((await space.run(rollback)).result).toBe(0)
})
