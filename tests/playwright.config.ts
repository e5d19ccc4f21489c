import { defineConfig, devices } from '@playwright/test'

/** Browser tests against a running stack; `npm test -- browser` starts one and names it in the environment. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.data/test-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
