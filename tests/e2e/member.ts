import type { Page } from '@playwright/test'
import { accounts } from '../../packages/local/members/accounts.ts'
import { stack } from './environment.ts'

export async function signIn(page: Page, name: string, path = '/') {
  const account = accounts.find(({ email }) => email.startsWith(`${name}@`))
  if (!account) throw new Error(`There is no demo account “${name}”.`)
  await page.goto(`${stack.site}/auth/login?${new URLSearchParams({ returnTo: path })}`)
  await page.getByLabel('Email address').fill(account.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  if (account.needsConsent) await page.getByRole('button', { name: 'Accept' }).click()
  await page.waitForURL((url) => url.origin === stack.site && url.pathname === path)
}
