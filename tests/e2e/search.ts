import type { Page } from '@playwright/test'
import { stack } from './environment.ts'
import { expect } from './test.ts'

/** The search indexes after the site's start. */
export async function untilIndexed() {
  const pages = async () => {
    const { pages: known } = await (await fetch(stack.search)).json()
    return Number(known)
  }
  await expect.poll(pages, { timeout: 60_000 }).toBeGreaterThan(50)
}

/** `none` ends the fault. */
export const fault = (name: string) => fetch(new URL(`/faults/${name}`, stack.search), { method: 'PUT' })

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search the site' })
export const searchButton = (page: Page) => dialog(page).getByRole('button', { name: 'Search', exact: true })
export const suggestions = (page: Page) => dialog(page).getByRole('option')
export const results = (page: Page) =>
  dialog(page).getByRole('region', { name: 'Search results' }).getByRole('listitem')
export const opener = (page: Page) => page.locator('a[data-opens=search]:visible').first()

export async function openSearch(page: Page) {
  await page.goto(`${stack.site}/articles`)
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(input(page)).toBeFocused()
}

export async function suggest(page: Page, text = 'lead') {
  await openSearch(page)
  await page.keyboard.type(text)
  await expect(suggestions(page).first()).toBeVisible()
}

export const active = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector('dialog[open] [role=combobox]')
    const id = field?.getAttribute('aria-activedescendant') ?? undefined
    const selected = [...document.querySelectorAll('dialog[open] [role=option]')].flatMap((option, index) =>
      option.getAttribute('aria-selected') === 'true' ? [index] : [],
    )
    const named = id === undefined ? undefined : document.getElementById(id)
    return {
      selected,
      isNamed: named?.getAttribute('aria-selected') === 'true',
      hasFocus: document.activeElement === field,
    }
  })
