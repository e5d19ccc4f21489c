import { beforeEach, describe, expect, test } from 'vitest'
import { filledSpace } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'
import * as plan from './plan/run.ts'
import * as rollback from './rollback/run.ts'

const space = await filledSpace()
const { client } = space

const localized = ['title', 'room'].map((field) => `changeField('talk', '${field}', { localized: true })`)

beforeEach(async () => {
  await addLocale('de', 'en-US')
  space.change([...localized, "changeField('poster', 'heading', { localized: true })"].join(', '))
  await space.run(apply)
  await translate('published', { title: 'Veröffentlicht' })
  await translate('poster', { heading: 'Plakat' })
})

async function translate(entryId: string, values: Record<string, string>, code = 'de') {
  const held = await client.entry.get({ entryId })
  const translated = Object.entries(values).map(([field, value]) => [
    field,
    { ...held.fields[field], [code]: value },
  ])
  const saved = await client.entry.update(
    { entryId },
    { ...held, fields: { ...held.fields, ...Object.fromEntries(translated) } },
  )
  await client.entry.publish({ entryId }, saved)
}

const next = (steps: string) => space.writeChange('0003-next', `[${steps}]`)
const valuesOf = async (id: string) => (await space.contents()).entries[id]?.published?.fields

async function appliedAndBack(steps: string, check: () => Promise<void>) {
  const start = (await space.contents()).entries
  next(steps)
  expect((await space.run(apply)).message).toBe('')
  await check()
  expect((await space.run(rollback)).message).toBe('')
  expect((await space.contents()).entries).toEqual(start)
}

describe('changes every locale, and restores it', () => {
  test('transformEntries changes the values of each locale and keeps the fallback of a locale without values', () =>
    appliedAndBack(
      "transformEntries('talk', ({ fields }) => ({ title: fields.title + '!', room: 'C' }))",
      async () => {
        expect(await valuesOf('published')).toMatchObject({
          title: { 'en-US': 'Published!', de: 'Veröffentlicht!' },
          room: { 'en-US': 'C' },
        })
        expect((await valuesOf('short-1'))?.title).toEqual({ 'en-US': 'short-1!' })
      },
    ))

  test('moveEntries carries translations over, also one that says the same', async () => {
    await translate('poster', { heading: 'Poster' })
    await appliedAndBack(
      "moveEntries('poster', 'talk', ({ id, fields }) => ({ id: 'from-' + id, fields: { title: fields.heading } }))",
      async () => expect((await valuesOf('from-poster'))?.title).toEqual({ 'en-US': 'Poster', de: 'Poster' }),
    )
  })

  test('deriveEntries derives them too', () =>
    appliedAndBack(
      "deriveEntries('poster', 'talk', ({ id, fields }) => ({ entries: [{ id: 'about-' + id, fields: { title: fields.heading } }] }))",
      async () =>
        expect((await valuesOf('about-poster'))?.title).toEqual({ 'en-US': 'Poster', de: 'Plakat' }),
    ))

  test('a change may give each locale a different value', () =>
    appliedAndBack("transformEntries('talk', ({ locale }) => ({ room: 'Room ' + locale }))", async () => {
      expect((await valuesOf('published'))?.room).toEqual({ 'en-US': 'Room en-US', de: 'Room de' })
      expect((await valuesOf('short-1'))?.room).toEqual({ 'en-US': 'Room en-US' })
    }))
})

describe('refuses impossible values before the first write', () => {
  test.each([
    [
      'a value of its own for a field that is not localized',
      "transformEntries('talk', ({ fields }) => ({ by: fields.title }))",
      /^0003-next sets talk\.by to a value of its own for de in the \w+ version of published, but that field is not localized.* make it localized with changeField/,
    ],
    [
      'a move that leads each locale elsewhere',
      "moveEntries('poster', 'talk', ({ fields }) => ({ id: fields.heading.toLowerCase(), fields: { title: 'x' } }))",
      /moves the versions or locales of poster poster to different places \(poster, plakat\)/,
    ],
    [
      'an entry that is derived for one locale only',
      "deriveEntries('poster', 'talk', ({ fields }) => ({ entries: [{ id: 'about-' + fields.heading, fields: { title: 'x' } }] }))",
      /derives talk about-Plakat from the de values of poster only: let the id follow/,
    ],
    [
      'a translation that breaks a rule',
      "changeField('talk', 'title', { validations: [{ size: { max: 12 } }] }), transformEntries('talk', () => ({ room: 'C' }))",
      /talk\.title in de breaks the rule size \{"max":12\} to be published: 1 entry .*: published/,
    ],
  ])('%s', async (_, steps, sentence) => {
    next(steps)
    const { message, writes } = await space.run(apply)
    expect(message).toMatch(sentence)
    expect(writes()).toEqual([])
  })

  test('the first of them succeeds when the field is localized before, as the sentence says', () =>
    appliedAndBack(
      "changeField('talk', 'by', { localized: true }), transformEntries('talk', ({ fields }) => ({ by: fields.title }))",
      async () =>
        expect((await valuesOf('published'))?.by).toEqual({ 'en-US': 'Published', de: 'Veröffentlicht' }),
    ))

  test('translations that go with the localization of their field are a loss, and come back', async () => {
    next("changeField('talk', 'title', { localized: false })")
    const { code, message } = await space.run(apply, { allowDataLoss: false })
    expect(code).toBe('DATA_LOSS')
    expect(message).toContain(
      'The values of talk.title go in every locale but en-US. 1 entry (1 of them published): published',
    )
    expect((await space.run(plan, { allowDataLoss: false })).result).toBe(2)
    await appliedAndBack("changeField('talk', 'title', { localized: false })", async () =>
      expect((await valuesOf('published'))?.title).toEqual({ 'en-US': 'Published' }),
    )
  })
})

const german = { name: 'German', code: 'de', fallbackCode: 'en-US' }
const addLocale = (code: string, fallbackCode: string | null) =>
  client.locale.create({}, { ...german, name: code, code, fallbackCode, optional: true } as never)

/** Contentful then refuses to publish entries without German values in required fields. */
async function requireGerman() {
  const { items } = await client.locale.getMany({ query: {} })
  const held = items.find(({ code }) => code === 'de')
  const { sys } = held ?? { sys: { id: '', version: 0 } }
  await client.locale.update({ localeId: sys.id }, { ...german, optional: false, sys } as never)
}

describe('a locale that is not optional', () => {
  beforeEach(requireGerman)

  test('needs a value of a required field: an entry without one is refused before the first write', async () => {
    next("transformEntries('talk', ({ fields }) => ({ title: fields.title + '!' }))")
    const { code, message, writes } = await space.run(apply)
    expect(code).toBe('UNPUBLISHABLE')
    expect(message).toMatch(/ {2}talk\.title in de is required to be published: 5 entries .*: /)
    expect(writes()).toEqual([])
  })

  test.each([
    ['becomes required', "changeField('talk', 'room', { required: true })", 'room'],
    ['is required and becomes localized', "changeField('speaker', 'name', { localized: true })", 'name'],
  ])('stops a field that %s while a published entry has no value in it', async (_, step, field) => {
    const speaker = await client.entry.createWithId(
      { contentTypeId: 'speaker', entryId: 'ada' },
      { fields: { name: { 'en-US': 'Ada' } } },
    )
    await client.entry.publish({ entryId: 'ada' }, speaker)
    next(step)
    const { message, writes } = await space.run(apply)
    expect(message).toContain(`.${field} becomes required in de.`)
    expect(writes()).toEqual([])
  })

  test('gets a new value that the change sets, also where it is the same in each locale', () =>
    appliedAndBack(
      "addField('poster', 'kind', { name: 'Kind', type: 'Symbol', widget: 'singleLine', localized: true, required: true }), " +
        "transformEntries('poster', () => ({ kind: 'A1' }))",
      async () => expect((await valuesOf('poster'))?.kind).toEqual({ 'en-US': 'A1', de: 'A1' }),
    ))

  test('needs no value when a rollback restores content from before the locale', async () => {
    await appliedAndBack(
      "transformEntries('talk', ({ locale, fields }) => ({ title: locale + ' ' + fields.title }))",
      async () =>
        expect((await valuesOf('short-1'))?.title).toEqual({ 'en-US': 'en-US short-1', de: 'de short-1' }),
    )
  })
})

describe('a value that is missing is the one of the fallback', () => {
  test('of the whole chain, and is not copied', async () => {
    await addLocale('de-CH', 'de')
    await translate('published', { room: 'Stube' }, 'de-CH')
    await appliedAndBack(
      "transformEntries('talk', ({ fields }) => ({ title: fields.title + '!', room: fields.title }))",
      async () =>
        expect(await valuesOf('published')).toMatchObject({
          title: { 'en-US': 'Published!', de: 'Veröffentlicht!' },
          room: { 'en-US': 'Published', de: 'Veröffentlicht', 'de-CH': 'Veröffentlicht' },
        }),
    )
  })

  test('and stays missing in a locale without a fallback', async () => {
    await addLocale('fr', null)
    await translate('published', { room: 'Salle' }, 'fr')
    await appliedAndBack(
      "transformEntries('talk', ({ fields }) => ({ room: String(fields.title) + ', ' + fields.by }))",
      async () =>
        expect((await valuesOf('published'))?.room).toMatchObject({
          fr: 'undefined, Ada',
          de: 'Veröffentlicht, Ada',
        }),
    )
  })
})
