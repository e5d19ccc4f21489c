import type { Locator } from '@playwright/test'
import type { JourneyVisit } from '../visit.ts'

/** Opens and closes the menu of a phone, and the panels of a desktop. */
export async function useMenu({ page, screen, open, press, type }: JourneyVisit) {
  await open('/')
  const menu = page.getByRole('banner').getByRole('button', { name: /^(MENU|CLOSE)$/ })
  const destination = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true })
  if (screen === 'phone') await press(menu, isExpanded(menu, true))
  for (const name of ['Education', 'About'])
    await press(destination(name), isExpanded(destination(name), true))
  await press(destination('About'), isExpanded(destination('About'), false))
  await press(destination('Events'), isExpanded(destination('Events'), true))
  if (screen === 'phone') return press(menu, isExpanded(menu, false))
  await type(['Escape'], isExpanded(destination('Events'), false))
}

const isExpanded = (button: Locator, expanded: boolean) => async () =>
  button.and(button.page().locator(`[aria-expanded=${expanded}]`)).waitFor()

export async function useSearch({ page, open, press, type }: JourneyVisit) {
  await open('/articles')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const suggestion = dialog.getByRole('option').first()
  const results = dialog.getByRole('region', { name: 'Search results' }).getByRole('listitem')
  const opener = page.locator('a[data-opens=search]').filter({ visible: true }).first()
  await press(opener, () => dialog.waitFor())
  const field = dialog.getByRole('combobox')
  await type('lead', () => suggestion.waitFor())
  await type(['Enter'], () => results.nth(9).waitFor())
  const next = dialog.getByRole('button', { name: 'Next' })
  await press(next, () => dialog.getByText('Page 2', { exact: true }).waitFor())
  await press(field, () => field.and(page.locator(':focus')).waitFor())
  await type(['Backspace'], () => suggestion.waitFor())
  await press(suggestion, () => results.first().waitFor())
  await type(['Escape'], () => dialog.waitFor({ state: 'hidden' }))
}
