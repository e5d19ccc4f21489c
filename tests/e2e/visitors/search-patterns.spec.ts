import type { Page } from '@playwright/test'
import {
  active,
  dialog,
  input,
  opener,
  openSearch,
  searchButton,
  suggest,
  suggestions,
  untilIndexed,
} from '../search.ts'
import { expect, test } from '../test.ts'

/** Ids of the ARIA Authoring Practices tests for combobox and modal dialog. */
test.beforeAll(untilIndexed)

const nothing = { selected: [], isNamed: false, hasFocus: true }
const only = (index: number) => ({ selected: [index], isNamed: true, hasFocus: true })

async function told(page: Page, role: string) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const node = nodes.find((each) => !each.ignored && each.role?.value === role)
  const properties = Object.fromEntries(
    (node?.properties ?? []).map(({ name, value }) => [name, value.value]),
  )
  return {
    isThere: node !== undefined,
    name: node?.name?.value,
    description: node?.description?.value,
    ...properties,
  }
}

const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (activeElement === document.body) return 'browser'
    const isInside = activeElement?.closest('dialog[open]')
    return isInside
      ? activeElement?.getAttribute('aria-label') || activeElement?.textContent || 'input'
      : 'page'
  })

test('the combobox and its list have their roles, names and states', async ({ page }) => {
  await openSearch(page)
  const list = dialog(page).locator('[role=listbox]')
  await expect(input(page), 'textbox-role').toHaveAttribute('role', 'combobox')
  await expect(input(page), 'textbox-aria-autocomplete').toHaveAttribute('aria-autocomplete', 'list')
  await expect(input(page), 'textbox-aria-expanded closed').toHaveAttribute('aria-expanded', 'false')
  await expect(list, 'listbox-hidden').toBeHidden()
  await expect(input(page), 'textbox-aria-activedescendant empty').not.toHaveAttribute(
    'aria-activedescendant',
  )
  await page.keyboard.type('lead')
  await expect(suggestions(page).first(), 'listbox-shown').toBeVisible()
  await expect(input(page), 'textbox-aria-expanded open').toHaveAttribute('aria-expanded', 'true')
  await expect(input(page), 'textbox-aria-controls').toHaveAttribute(
    'aria-controls',
    (await list.getAttribute('id')) ?? 'none',
  )
  await expect(list, 'listbox-aria-label').toHaveAccessibleName('Suggestions')
  const options = await suggestions(page).all()
  expect(await list.locator('> *').count(), 'option-role').toBe(options.length)
  for (const option of options)
    await expect(option, 'option-aria-selected').toHaveAttribute('aria-selected', 'false')
  const ids = await suggestions(page).evaluateAll((all) => all.map(({ id }) => id))
  expect(new Set(ids).size, 'option-id').toBe(options.length)
  await expect(dialog(page).getByRole('status').first(), 'listbox-announced').toHaveText(
    /^\d+ suggestions?\. /,
  )
  expect(await told(page, 'combobox'), 'textbox-accessible-name').toMatchObject({
    name: 'Search the site',
    expanded: true,
  })
})

test('the arrow keys select a suggestion, and the focus stays in the text', async ({ page }) => {
  await suggest(page)
  const last = (await suggestions(page).count()) - 1
  const press = async (key: string) => {
    await page.keyboard.press(key)
    return active(page)
  }
  expect(await active(page), 'manual-selection').toEqual(nothing)
  expect(await press('ArrowDown'), 'textbox-key-down-arrow').toEqual(only(0))
  expect(await press('ArrowDown'), 'listbox-key-down-arrow').toEqual(only(1))
  expect(await press('ArrowUp'), 'listbox-key-up-arrow').toEqual(only(0))
  expect(await press('ArrowUp'), 'listbox-key-up-arrow wraps').toEqual(only(last))
  expect(await press('ArrowDown'), 'listbox-key-down-arrow wraps').toEqual(only(0))
  expect(await press('ArrowRight'), 'listbox-key-right-arrow').toEqual(nothing)
  expect(await press('ArrowUp'), 'textbox-key-up-arrow').toEqual(only(last))
  expect(await press('ArrowLeft'), 'listbox-key-left-arrow').toEqual(nothing)
  await expect(input(page), 'textbox-value stays').toHaveValue('lead')
  const cursor = () => input(page).evaluate((field: HTMLInputElement) => field.selectionStart)
  await page.keyboard.press('ArrowDown')
  expect(await press('Home'), 'listbox-key-home').toEqual(nothing)
  expect(await cursor(), 'listbox-key-home moves the cursor').toBe(0)
  await page.keyboard.press('ArrowDown')
  expect(await press('End'), 'listbox-key-end').toEqual(nothing)
  expect(await cursor(), 'listbox-key-end moves the cursor').toBe(4)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('e')
  await expect(input(page), 'listbox-characters').toHaveValue('leade')
  expect(await active(page), 'listbox-characters leave the list').toEqual(nothing)
})

test('Alt with an arrow, Escape and Tab close and open the list', async ({ page }) => {
  await suggest(page)
  await page.keyboard.press('Alt+ArrowUp')
  await expect(input(page), 'listbox-key-alt-up-arrow').toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(input(page), 'textbox-key-alt-down-arrow').toHaveAttribute('aria-expanded', 'true')
  expect(await active(page), 'textbox-key-alt-down-arrow selects nothing').toEqual(nothing)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(input(page), 'listbox-key-escape').toHaveAttribute('aria-expanded', 'false')
  await expect(dialog(page), 'listbox-key-escape leaves the dialog').toBeVisible()
  await expect(input(page), 'listbox-key-escape leaves the text').toHaveValue('lead')
  await page.keyboard.press('ArrowDown')
  await expect(input(page), 'textbox-key-down-arrow opens').toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(input(page), 'textbox-key-tab').toHaveAttribute('aria-expanded', 'false')
  await expect(searchButton(page), 'textbox-key-tab moves on').toBeFocused()
})

test('SE-014 SE-016 Enter and a click take a suggestion', async ({ page }) => {
  await suggest(page)
  const first = (await suggestions(page).first().textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(input(page), 'listbox-key-enter').toHaveValue(first)
  await expect(input(page), 'listbox-key-enter closes').toHaveAttribute('aria-expanded', 'false')
  await expect(dialog(page).getByText(`for ‘${first}’`), 'listbox-key-enter searches').toBeVisible()
  await input(page).fill('lead')
  await suggestions(page).nth(1).click()
  await expect(input(page), 'option-click keeps the focus').toBeFocused()
  await expect(dialog(page).getByText(/results? for /), 'option-click searches').toBeVisible()
})

test('the dialog is modal, has a name, and keeps the focus', async ({ page }) => {
  await openSearch(page)
  expect(await told(page, 'dialog'), 'dialog-role dialog-aria-labelledby dialog-aria-modal').toMatchObject({
    name: 'Search',
    modal: true,
  })
  expect((await told(page, 'main')).isThere, 'dialog-inert-background').toBe(false)
  await expect(input(page), 'dialog-initial-focus').toBeFocused()
  const visited = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press(key)
      visited.add(await focus(page))
    }
  expect([...visited], 'dialog-tab-key dialog-shift-tab-key').toEqual(
    expect.arrayContaining(['Close search', 'input']),
  )
  expect(visited.has('page'), 'dialog-focus-trap').toBe(false)
})

test('SE-002 SE-003 Escape, the close button and a click beside the dialog close it', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page), 'dialog-key-escape').toBeHidden()
  await expect(opener(page), 'dialog-focus-restored').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(input(page), 'dialog-opener-enter').toBeFocused()
  await dialog(page).getByRole('button', { name: 'Close search' }).click()
  await expect(dialog(page), 'dialog-close-button').toBeHidden()
  await expect(opener(page), 'dialog-focus-restored by the button').toBeFocused()
  await opener(page).click()
  await page.mouse.click(5, 5)
  await expect(dialog(page), 'dialog-backdrop').toBeHidden()
})

test('a press that opens the dialog before the event of its end is over leaves it open', async ({ page }) => {
  await openSearch(page)
  await opener(page).evaluate((link: HTMLElement) => {
    const shown = document.querySelector<HTMLDialogElement>('dialog[open]:modal')
    shown?.addEventListener('close', () => Reflect.set(window, 'ended', true), { once: true })
    shown?.close()
    link.click()
  })
  await page.waitForFunction(() => Reflect.get(window, 'ended'))
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})
