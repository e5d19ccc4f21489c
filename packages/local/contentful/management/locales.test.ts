import type { CreateLocaleProps } from 'contentful-management'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishType, refusal, startForTest, type TestTwin } from '../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'note', [{ id: 'title', type: 'Symbol', localized: true }])
})
afterAll(() => twin.close())

const sketch = (code: string, fallbackCode: string | null = null): CreateLocaleProps => ({
  name: code,
  code,
  fallbackCode,
  contentDeliveryApi: true,
  contentManagementApi: true,
  optional: true,
})
const create = (code: string, fallbackCode?: string) => twin.cma.locale.create({}, sketch(code, fallbackCode))

test('there is one default locale, which cannot go', async () => {
  const { items } = await twin.cma.locale.getMany({})
  expect(items).toMatchObject([{ code: 'en-US', internal_code: 'en-US', default: true, fallbackCode: null }])
  await expect(refusal(twin.cma.locale.delete({ localeId: items[0]?.sys.id ?? '' }))).resolves.toMatchObject({
    name: 'BadRequest',
  })
})

test('a fallback that is unknown or leads back, and a code that is taken, are refused', async () => {
  const german = await create('de', 'en-US')
  const austrian = await create('de-AT', 'de')
  await expect(refusal(create('fr', 'it'))).resolves.toMatchObject({ name: 'ValidationFailed' })
  await expect(refusal(create('de'))).resolves.toMatchObject({ details: { errors: [{ name: 'taken' }] } })
  const circle = twin.cma.locale.update(
    { localeId: german.sys.id },
    { ...german, fallbackCode: austrian.code },
  )
  await expect(refusal(circle)).resolves.toMatchObject({ name: 'ValidationFailed' })
  await expect(refusal(twin.cma.locale.delete({ localeId: german.sys.id }))).resolves.toMatchObject({
    status: 400,
  })
})

test('values fall back along the chain, and follow their locale', async () => {
  const fields = { title: { 'en-US': 'Hello', de: 'Hallo', 'de-AT': 'Servus' } }
  const entry = await twin.cma.entry.createWithId({ contentTypeId: 'note', entryId: 'greeting' }, { fields })
  await twin.cma.entry.publish({ entryId: 'greeting' }, entry)
  const { items } = await twin.cma.locale.getMany({})
  const austrian = items.find(({ code }) => code === 'de-AT')
  const localeId = austrian?.sys.id ?? ''
  const renamed = await twin.cma.locale.update({ localeId }, {
    ...(austrian as never as CreateLocaleProps),
    code: 'de-CH',
  } as never)
  expect(renamed.sys.version).toBe(2)
  const title = async (locale: string) =>
    (await twin.cda.getEntry('greeting', { locale } as never)).fields.title
  expect(await title('de-CH')).toBe('Servus')
  await twin.cma.locale.delete({ localeId })
  expect((await twin.cma.entry.get({ entryId: 'greeting' })).fields.title).toEqual({
    'en-US': 'Hello',
    de: 'Hallo',
  })
})
