import type { Page } from '@playwright/test'
import { stack } from './environment.ts'
import { expect } from './test.ts'

export async function gate(page: Page, wanted: 'on' | 'off') {
  const place = `spaces/${stack.spaces.association}/environments/${stack.environment}`
  await page.goto(`${stack.webApp}/${place}/apps/association-app`)
  const settings = page.frameLocator('iframe[title$=": configuration"]')
  const label = 'Entries with errors cannot be published'
  await expect(settings.getByRole('region', { name: 'Checks' })).toContainText('and the app')
  if ((await settings.getByRole('checkbox', { name: label }).isChecked()) !== (wanted === 'on'))
    await settings.getByText(label).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The configuration is saved.')).toBeVisible()
}
