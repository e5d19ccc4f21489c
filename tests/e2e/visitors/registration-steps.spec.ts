import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

// Resizing during a fade causes an error.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const first = `${stack.site}/fall-institute/registration/1`

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const total = (page: Page) => page.getByRole('complementary').locator('[data-total]')

async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('main').locator(':focus')
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const words = await wanted.evaluateAll((elements) =>
      elements.map((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
        return (label ?? element.textContent ?? '').trim()
      }),
    )
    if (words[0]?.startsWith(name)) return
  }
  throw new Error(`No element “${name}” takes the focus.`)
}

async function press(page: Page, name: string) {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, label)
  await page.keyboard.type(text)
}

test('EV-001 to EV-008, VA-005: a visitor registers with the keyboard alone, and corrects errors', async ({
  page,
}) => {
  test.slow()
  await page.goto(first)
  await expect(heading(page)).toHaveText('Step 1 of 7 Choose your courses')
  await expect(heading(page)).toBeFocused()
  await expectAccessible(page)
  await press(page, 'Save and continue')

  const errors = page.getByRole('alert')
  await expect(errors).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Choose at least one course.' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#course-1')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('complementary').getByText('$895').first()).toBeVisible()
  await press(page, 'Save and continue')

  await expect(heading(page)).toHaveText('Step 2 of 7 Bring guests')
  await expect(page.getByLabel('Name of guest 1')).toBeHidden()
  await tabTo(page, '0')
  await page.keyboard.press('ArrowRight')
  await press(page, 'Save and continue')
  await expect(errors).toContainText('Enter the name of guest 1.')
  await expectAccessible(page)
  await type(page, 'Name of guest 1', 'נועה לוי')
  // Enter continues to the next step only.
  await page.keyboard.press('Enter')

  await expect(heading(page)).toHaveText('Step 3 of 7 Choose a group activity')
  await expectAccessible(page)
  await tabTo(page, 'No group activity')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Golf/ })).toBeChecked()
  await press(page, 'Save and continue')

  await expect(heading(page)).toHaveText('Step 4 of 7 Your round of golf')
  await type(page, 'Handicap', '54.1')
  await press(page, 'Save and continue')
  await expect(errors).toContainText('The maximum value allowed is 54')
  await expectAccessible(page)
  await tabTo(page, 'Handicap')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('12.4')
  await tabTo(page, 'I bring my own clubs')
  await page.keyboard.press('Space')
  await press(page, 'Save and continue')

  await expect(heading(page)).toHaveText('Step 6 of 7 Who attends')
  await expect(page.getByRole('navigation', { name: 'Steps of your registration' })).toContainText(
    /Pickleball\s*Not needed/,
  )
  await press(page, 'Save and continue')
  await expect(errors).toContainText('Enter your first name.')
  await expectAccessible(page)
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Okafor'],
    ['Email', 'ada@example.org'],
    ['Phone', '312 555 0100'],
    ['Name of your emergency contact', 'Bo'],
    ['Phone of your emergency contact', '312 555 0111'],
  ] as const)
    await type(page, label, text)
  await press(page, 'Save and continue')

  await expect(heading(page)).toHaveText('Step 7 of 7 Review your registration')
  await expect(page.getByRole('main')).toContainText('נועה לוי')
  await expectAccessible(page)
  await tabTo(page, 'Change Guests')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Step 2 of 7 Bring guests')
  await press(page, 'Save and return to the review')
  await expect(heading(page)).toHaveText('Step 7 of 7 Review your registration')
})

test('EV-006: pickleball has a step of its own, which has no fault for axe', async ({ page }) => {
  await page.goto(first)
  await page.getByRole('radio', { name: /\$895/ }).first().check()
  await page.getByRole('button', { name: 'Save and continue' }).last().click()
  await page.getByRole('radio', { name: '0' }).check()
  await page.getByRole('button', { name: 'Save and continue' }).last().click()
  await page.getByRole('radio', { name: /^Pickleball/ }).check()
  await page.getByRole('button', { name: 'Save and continue' }).last().click()
  await expect(heading(page)).toHaveText('Step 5 of 7 Your game of pickleball')
  await page.getByRole('button', { name: 'Save and continue' }).last().click()
  await expect(page.getByRole('alert')).toContainText('Choose your skill level.')
  await expectAccessible(page)
})

test('saves a choice at once, with the new total, also for a second tab', async ({ page }) => {
  await page.goto(first)
  await expect(total(page)).toHaveText('$0')
  await page.getByRole('radio', { name: /\$895/ }).first().check()
  await expect(total(page)).toHaveText('$895')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Add a year of membership/ }).check()
  await expect(page.getByRole('main')).toContainText('on this registration.')
  await expect(total(page)).not.toHaveText('$895')
  const second = await page.context().newPage()
  await second.goto(first)
  await expect(second.getByRole('radio', { name: /\$895|\$59/ }).first()).toBeChecked()
})

test('SH-066, SH-067, EV-018: a link away from the registration asks first, and steps never do', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  await page.goto(first)
  await page.getByRole('radio', { name: /\$895/ }).first().check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const home = page.getByRole('banner').getByRole('link').first()
  await home.click()
  expect(asked).toEqual(['Are you sure want to leave this page?'])
  expect(page.url()).toBe(first)
  await page.getByRole('button', { name: 'Save and continue' }).last().click()
  await expect(heading(page)).toHaveText('Step 2 of 7 Bring guests')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page)).toHaveText('Step 1 of 7 Choose your courses')
  expect(asked).toHaveLength(1)
  await home.click()
  await page.waitForURL(`${stack.site}/`)
  expect(asked).toHaveLength(2)
})

test('an answer before the script of the form has loaded is saved once it has', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route(/\/registration-form-[^/]+\.js$/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto(first, { waitUntil: 'domcontentloaded' })
  await page.getByRole('radio', { name: /\$895/ }).first().check()
  release.resolve()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(total(page)).toHaveText('$895')
})

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] })

  test('answers stay on the device, are in the fields after a reload, and are saved then', async ({
    page,
  }) => {
    await page.goto(first)
    // Interception that begins while a script loads can lose the script.
    await expect(page.locator('input[name=changed]')).toBeAttached()
    await page.route('**/api/registration/step', (route) => route.abort('internetdisconnected'))
    await page.getByRole('radio', { name: /\$895/ }).first().check()
    await expect(page.getByText('Not saved yet.')).toBeVisible()
    await page.unroute('**/api/registration/step')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByRole('radio', { name: /\$895/ }).first()).toBeChecked()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(total(page)).toHaveText('$895')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all steps up to the review work', async ({ page }) => {
    const next = () => page.locator('button[value=continue]').last().click()
    await page.goto(first)
    await page.locator('input[name=course-2]').nth(1).check()
    await next()
    await expect(page.locator('input[name=guest-4]')).toBeVisible()
    await page.locator('input[name=guests][value="0"]').check()
    await next()
    await page.locator('input[name=activity][value=none]').check()
    await next()
    for (const [name, text] of Object.entries({
      ...{ firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org', phone: '312 555 0100' },
      ...{ emergencyName: 'Bo', emergencyPhone: '312 555 0111' },
    }))
      await page.locator(`input[name=${name}]`).fill(text)
    await next()
    await expect(page.locator('h1')).toHaveText('Step 7 of 7 Review your registration')
    await expect(page.locator('main')).toContainText('Log in or register to continue. Your answers are kept.')
    await page.goto(`${stack.site}/fall-institute/registration/8`)
    await expect(page.locator('h1')).toHaveText('Step 7 of 7 Review your registration')
  })
})
