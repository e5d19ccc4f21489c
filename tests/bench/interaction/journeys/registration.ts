import type { JourneyVisit } from '../visit.ts'

/** The first three steps. */
export async function fillSteps({ page, open, press, type }: JourneyVisit) {
  const isAt = (step: number) => () =>
    page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: `Step ${step} of 7` })
      .waitFor()
  const next = () => page.getByRole('button', { name: 'Save and continue' })
  const choose = (name: RegExp) => {
    const radio = page.getByRole('radio', { name }).first()
    return press(radio, () => radio.and(page.locator(':checked')).waitFor())
  }
  await open('/fall-institute/registration/1')
  await choose(/^The Quiet Chair/)
  await press(next(), isAt(2))
  await choose(/^1$/)
  const guest = page.getByLabel('Name of guest 1')
  await press(guest, () => page.locator('input:focus').waitFor())
  await type('Noa', () => page.locator('[data-guest] input:valid').first().waitFor())
  await press(next(), isAt(3))
  await choose(/^No group activity/)
  await press(next(), isAt(6))
}
