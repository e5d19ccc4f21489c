import type { Page } from '@playwright/test'

export const shellOf = (page: Page) => {
  const header = page.getByRole('banner')
  return {
    header,
    main: page.getByRole('navigation', { name: 'Main' }),
    destination: (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }),
    menu: header.getByRole('button', { name: /^(MENU|CLOSE)$/ }),
    top: page.locator('[data-island="header-slimming"]'),
  }
}

export const isFocused = (page: Page, name: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, name)
