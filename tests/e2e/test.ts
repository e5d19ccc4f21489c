import { test as base, expect } from '@playwright/test'

/** Every browser test fails on a console error, an uncaught exception or a violated security policy. */
export const test = base.extend<{ allowedErrors: RegExp[]; quietConsole: undefined }>({
  allowedErrors: [[], { option: true }],
  quietConsole: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => note(String(error.error())))
      await use(undefined)
      expect(errors, 'errors in the browser’s console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
