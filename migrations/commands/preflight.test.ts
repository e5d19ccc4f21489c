import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filledSpace, shout } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'
import * as plan from './plan/run.ts'
import * as rollback from './rollback/run.ts'

const space = await filledSpace()

const textWith = (nodeType: string, target: string) =>
  `{ nodeType: 'document', data: {}, content: [{ nodeType: '${nodeType}', data: { target: ${target} }, content: [] }] }`

describe('before the first write', () => {
  test('names published entries that Contentful would refuse to publish', async () => {
    space.change(
      "changeField('talk', 'title', { validations: [{ size: { max: 7 } }] }), transformEntries('talk', () => ({ room: 'C' }))",
    )
    const { code, message, writes } = await space.run(apply)
    expect(code).toBe('UNPUBLISHABLE')
    expect(message).toContain(
      'talk.title breaks the rule size {"max":7} to be published: 1 entry (1 of them published): published',
    )
    expect(writes()).toEqual([])
  })

  test('names entries that Contentful would refuse to save', async () => {
    space.change("transformEntries('talk', () => ({ title: 'x'.repeat(257) }))")
    expect((await space.run(apply)).message).toContain('talk.title is larger than 256')
    space.forget()
    space.change("transformEntries('talk', () => ({ title: 7 }))")
    const { message, writes } = await space.run(apply)
    expect(message).toContain('talk.title is no Symbol: 8 entries')
    expect(message).not.toContain('to be published')
    expect(writes()).toEqual([])
  })

  test('notes entries that can no longer be published, without those that were already invalid', async () => {
    space.change("changeField('talk', 'room', { required: true })")
    const first = await space.run(apply)
    expect(first.code).toBeUndefined()
    expect(first.said.out).toContain('Afterwards, talk.room is required in 2 entries: archived, other')
    space.writeChange('0003-more', "[changeField('talk', 'room', { validations: [{ in: ['A'] }] })]")
    const { said } = await space.run(apply)
    expect(said.out).toMatch(
      /note: Afterwards, talk.room breaks the rule in \["A"\] in 1 entry \(1 of them published\): changed;/,
    )
    expect(said.out).not.toContain('is required')
  })

  test('plan --strict refuses notes, and keeps no plan then', async () => {
    space.change("changeField('talk', 'room', { required: true })")
    const out = join(mkdtempSync(join(tmpdir(), 'strict-')), 'plan.json')
    expect((await space.run(plan, { out: undefined })).result).toBe(0)
    const { result, said } = await space.run(plan, { out, strict: true })
    expect(result).toBe(2)
    expect(said.err).toContain(`Refused because of 1 note (--strict); ${out} was not written.`)
    expect(existsSync(out)).toBe(false)
    space.forget()
    expect((await space.run(plan, { strict: true })).result).toBe(0)
  })

  describe('a field that becomes required and that published entries lack', () => {
    const level =
      "addField('talk', 'level', { name: 'Level', type: 'Symbol', required: true, widget: 'singleLine' })"

    test('is refused, and plan says so', async () => {
      space.change(level)
      const { code, message, writes } = await space.run(apply)
      expect(code).toBe('MISSING_VALUES')
      expect(message).toMatch(
        /0002-change: talk\.level becomes required\. 6 entries \(6 of them published\): .*\n.*transformEntries.*--allow-missing-values/s,
      )
      expect(writes()).toEqual([])
      const planned = await space.run(plan)
      expect(planned.result).toBe(2)
      expect(planned.said.out).toMatch(
        /MISSING: talk\.level becomes required\.\n +6 entries, 6 published: changed/,
      )
      expect((await space.run(plan, { allowMissingValues: true })).result).toBe(0)
    })

    test('is applied when the change gives them a value, as the sentence says', async () => {
      space.change(`${level}, transformEntries('talk', () => ({ level: 'first' }))`)
      expect((await space.run(apply)).message).toBe('')
    })

    test('is applied with --allow-missing-values, as the sentence says', async () => {
      space.change(level)
      expect((await space.run(apply, { allowMissingValues: true })).message).toBe('')
    })

    test('is refused too where an old field becomes required', async () => {
      space.change("changeField('talk', 'related', { required: true })")
      expect((await space.run(apply)).message).toContain(
        '0002-change: talk.related becomes required. 5 entries',
      )
    })
  })

  test('a link to a type that the field no longer takes is found', async () => {
    space.change(
      "changeField('talk', 'related', { items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['talk'] }] } })",
    )
    expect((await space.run(apply)).said.out).toMatch(
      /talk.related breaks the rule linkContentType \["talk"\] in 1 entry/,
    )
  })

  test('values that must become unique and are not', async () => {
    await space.edit('other', 'Published')
    space.change("changeField('talk', 'title', { validations: [{ unique: true }] })")
    expect((await space.run(apply)).said.out).toContain('talk.title is not unique in 2 entries')
  })

  test.each([
    [
      "transformEntries('talk', () => ({ related: [linkToEntry('nowhere')] }))",
      'links to the entry nowhere that',
    ],
    [
      `transformEntries('talk', () => ({ text: ${textWith('embedded-asset-block', "linkToAsset('nowhere')")} }))`,
      'links to the asset nowhere that',
    ],
    [
      `changeField('talk', 'text', { validations: [{ enabledNodeTypes: ['hr'] }] }), ${shout}`,
      '.text breaks the rule enabledNodeTypes ["hr"]',
    ],
    [
      `changeField('talk', 'text', { validations: [{ nodes: { 'embedded-entry-block': [{ linkContentType: ['talk'] }] } }] }), ${shout}`,
      '.text breaks the rule nodes {"embedded-entry-block":[{"linkContentType":["talk"]}]}',
    ],
    [
      "changeField('talk', 'text', { validations: [{ enabledMarks: [] }] }), transformEntries('talk', () => ({ text: { nodeType: 'document', data: {}, content: [{ nodeType: 'text', value: 'x', data: {}, marks: [{ type: 'bold' }] }] } }))",
      '.text breaks the rule enabledMarks []',
    ],
    [
      "addField('talk', 'picture', { name: 'Picture', type: 'Link', linkType: 'Asset', widget: 'assetLinkEditor', validations: [{ linkMimetypeGroup: ['image'] }] }), transformEntries('talk', () => ({ picture: linkToAsset('text') }))",
      '.picture breaks the rule linkMimetypeGroup ["image"]',
    ],
  ])('%s must publish what Contentful would refuse', async (steps, problem) => {
    const file = { contentType: 'text/plain', fileName: 'a.txt', upload: 'https://files.test/a.txt' }
    const fields = { title: {}, description: {}, file: { 'en-US': file } }
    await space.client.asset.createWithId({ assetId: 'text' }, { fields })
    space.change(steps)
    const { code, message, writes } = await space.run(apply)
    expect(message).toContain(`talk${problem.startsWith('.') ? '' : ' '}${problem}`)
    expect(code).toBe('UNPUBLISHABLE')
    expect(writes()).toEqual([])
  })

  test('notes published entries that a rollback could not publish again', async () => {
    space.change("changeField('talk', 'room', { validations: [{ unique: true }] })")
    await space.run(apply)
    space.writeChange('0003-more', "[transformEntries('talk', ({ id }) => ({ room: id }))]")
    const { said, code } = await space.run(apply)
    expect(code).toBeUndefined()
    expect(said.out).toMatch(
      /note: Already now, talk.room is not unique in 5 entries \(5 of them published\): .*; mend/,
    )
    expect((await space.run(rollback)).message).toContain('talk.room is not unique to be published')
  })

  test('counts the values that would be lost, and needs --allow-data-loss', async () => {
    space.change("deleteField('talk', 'by')")
    const { code, message, writes } = await space.run(apply, { allowDataLoss: false })
    expect(code).toBe('DATA_LOSS')
    expect(message).toContain(
      'The values of talk.by go with their field. 3 entries (2 of them published): changed, other, published',
    )
    expect(writes()).toEqual([])
    expect((await space.run(apply)).code).toBeUndefined()
  })

  test('mentions links to deleted entries', async () => {
    space.change("deleteEntries('poster', ({ id }) => id === 'poster')")
    expect((await space.run(apply)).said.out).toMatch(/Links to what is deleted are left in 3 entries/)
  })
})
