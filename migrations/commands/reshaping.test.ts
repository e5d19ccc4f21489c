import { dyingFetch } from '@association/local/testing/spaces.ts'
import { describe, expect, test } from 'vitest'
import { type FilledSpace, filledSpace } from '../testing/filled-space.ts'
import { killed } from '../testing/space.ts'
import * as apply from './apply/run.ts'
import * as rollback from './rollback/run.ts'

// A kill at every request takes 20 s, so the test kills at every ninth.
const strideOfTheSweep = 9

const space = await filledSpace()

async function seen(field: string): Promise<unknown> {
  const { entries } = await space.contents()
  return entries.published?.published?.fields[field]?.['en-US']
}

async function reshaped(steps: string) {
  const before = await space.contents()
  space.writeChange('0002-change', steps)
  await space.run(apply)
  const after = await space.contents()
  return { before, after, fields: Object.keys(after.model.talk?.fields ?? {}) }
}

const whatPeopleSee = ({ model, entries }: Awaited<ReturnType<FilledSpace['contents']>>) => ({
  model,
  entries,
})

async function afterKill(command: typeof apply | typeof rollback, request: number) {
  space.restart()
  space.writeChange('0002-change', retyped)
  const dying = dyingFetch(request, request % 2 === 0 ? 'before' : 'after')
  await Promise.race([space.run(apply, {}, { fetch: dying.fetch, who: killed() }), dying.died])
  const { code } = await space.run(command)
  return code === undefined ? whatPeopleSee(await space.contents()) : undefined
}

const number = "{ name: 'Seats', type: 'Integer', widget: 'numberEditor', after: 'seatsBefore' }"

const retyped = `[
  renameField('talk', 'seats', 'seatsBefore'),
  addField('talk', 'seats', ${number}),
  transformEntries('talk', ({ fields }) => ({ seats: fields.seatsBefore?.length })),
  deleteField('talk', 'seatsBefore'),
]`

describe('fields that change places', () => {
  test('a field returns with another type and its values', async () => {
    const { fields } = await reshaped(retyped)
    expect(fields).toEqual(['title', 'room', 'by', 'seats', 'related', 'text'])
    expect(await seen('seats')).toBe(3)
  })

  test('and go back as they came', async () => {
    const { before } = await reshaped(retyped)
    expect(await seen('seats')).toBe(3)
    expect((await space.run(rollback)).message).toBe('')
    const { model, entries } = await space.contents()
    expect([model, entries]).toEqual([before.model, before.entries])
  })

  test('killed on the way, they get there or back all the same', async () => {
    const { before, after } = await reshaped(retyped)
    const { sent } = await space.run(rollback)
    let wentBack = 0
    for (let request = 1; request <= sent.length; request += strideOfTheSweep) {
      expect(await afterKill(apply, request), `request ${request}`).toEqual(whatPeopleSee(after))
      const back = await afterKill(rollback, request)
      if (!back) continue
      wentBack += 1
      expect(back, `request ${request}`).toEqual(whatPeopleSee(before))
    }
    expect(wentBack).toBeGreaterThan(1)
  }, 120_000)

  test.each([
    ['of one that goes', "[deleteField('talk', 'by'), renameField('talk', 'room', 'by')]"],
    [
      'of one that is renamed',
      "[renameField('talk', 'by', 'aside'), renameField('talk', 'room', 'by'), renameField('talk', 'aside', 'room')]",
    ],
  ])('a field takes the id %s only in the next change', async (_, steps) => {
    space.writeChange('0002-change', steps)
    const { code, message } = await space.run(apply)
    expect(code).toBe('INVALID')
    expect(message).toContain('it had a field by before this change: free that id in a change of its own')
  })
})

describe('the editor', () => {
  const app = { widgetNamespace: 'app', widgetId: 'preview', settings: {} }
  const usual = { widgetNamespace: 'sidebar-builtin', widgetId: 'publication-widget' }
  const params = { contentTypeId: 'talk' }

  test('is arranged without removing the parts of apps, and rolled back', async () => {
    const editor = await space.client.editorInterface.get(params)
    await space.client.editorInterface.update(params, { ...editor, sidebar: [app], editors: [app] })
    const { before } = await reshaped(`[changeEditor('talk', { sidebar: [${JSON.stringify(usual)}] })]`)
    expect(await space.client.editorInterface.get(params)).toMatchObject({
      sidebar: [usual, app],
      editors: [app],
    })
    await space.run(rollback)
    expect((await space.contents()).model).toEqual(before.model)
  })

  test('fields are moved in it', async () => {
    const { fields } = await reshaped(
      "[moveField('talk', 'text', 'first'), moveField('talk', 'by', { after: 'title' })]",
    )
    expect(fields).toEqual(['text', 'title', 'by', 'room', 'seats', 'related'])
  })
})
