import { contentful } from '../contentful.ts'
import { stack } from '../environment.ts'
import { expectStep, stepsPath } from '../registering.ts'
import { expect, test } from '../test.ts'

const entryId = 'second-fall-institute'
const spaceId = stack.spaces.events
const second = { key: 'second-fall-institute', name: 'Second Fall Institute' }

const text = (value: string) => ({ 'en-US': value })
const dayMs = 86_400_000
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** Begins a day after the seed's institute, so its first day is that one's second. */
test.beforeAll(async () => {
  const { fields } = await contentful.entry.get({ spaceId, entryId: 'edition-fall-institute' })
  const later = {
    ...fields,
    internalName: text(second.name),
    key: text(second.key),
    name: text(second.name),
    path: text('/fall-institute/second'),
    startDate: text(dayAfter(fields.startDate['en-US'])),
    endDate: text(dayAfter(fields.endDate['en-US'])),
  }
  const saved = await contentful.entry.createWithId(
    { spaceId, entryId, contentTypeId: 'eventEdition' },
    { fields: later },
  )
  await contentful.entry.publish({ spaceId, entryId }, saved)
})

test.afterAll(async () => {
  await contentful.entry.unpublish({ spaceId, entryId })
  await contentful.entry.delete({ spaceId, entryId })
})

test('registrations for two editions in two tabs are kept apart', async ({ context }) => {
  const [first, other] = [await context.newPage(), await context.newPage()]
  await first.goto(`${stepsPath}/1`)
  const key = await first.locator('input[name="edition"]').first().getAttribute('value')
  await expect(async () => {
    await other.goto(`${stepsPath}/1?edition=${second.key}`)
    await expect(other.getByRole('main')).toContainText(second.name, { timeout: 1000 })
    await expectStep(other, 1)
  }).toPass()
  await first.getByRole('radio', { name: 'The Quiet Chair' }).check()
  await other.getByRole('radio', { name: 'What Boards Ask' }).check()
  // One cookie holds both, so the second answer must know the first.
  for (const page of [first, other]) {
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expectStep(page, 2)
  }

  const total = (page: typeof first) => page.getByRole('complementary', { name: 'Your registration' })
  for (const _ of ['as it is', 'after a reload']) {
    await expect(total(first)).toContainText('The Quiet Chair')
    await expect(total(first)).not.toContainText('What Boards Ask')
    await expect(total(other)).toContainText('What Boards Ask')
    await expect(total(other)).not.toContainText('The Quiet Chair')
    await first.goto(`${stepsPath}/2?edition=${key}`)
    await other.goto(`${stepsPath}/2?edition=${second.key}`)
  }
})
