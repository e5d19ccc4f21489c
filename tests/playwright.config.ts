import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs } from './run/chromium-args.ts'

/**
 * The files of a folder run one after the other. Visitors and editors work at the same time, on two cores; who reads a
 * page must accept changes by editors. Beside them run tests that start servers of their own.
 * Tests of the content as it was seeded run alone before them. Tests that stop a service, and tests
 * in which no request may fail, run alone after them.
 */
const project = (name: string) => ({
  name,
  testDir: `e2e/${name}`,
  // Each run of Playwright empties its folder, and three run at the same time.
  outputDir: `../.data/test-results/${name}`,
})

/** A page and its frames in one process load in three quarters of the time. `wholeChromium` starts one for each site. */
const oneProcess = ['--disable-site-isolation-trials', '--renderer-process-limit=1']

/** Browser tests against a running stack; `npm test -- browser` starts one and names it in the environment. */
export default defineConfig({
  testDir: 'e2e',
  projects: ['seeded', 'visitors', 'editors', 'own-servers', 'outages'].map(project),
  workers: 1,
  timeout: 90_000,
  // A busy machine of two processors took up to ten seconds for one step.
  expect: { timeout: 20_000 },
  // `npm test` ends with the names of tests that needed the second try.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['./run/browser-reporter.ts', { outputFile: process.env.BROWSER_TALLY }]],
  use: {
    // One window of the browser for each worker: what a test leaves in it is removed before the next one.
    reuseContext: true,
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL,
    // A trace takes a quarter of the processor time. `--trace=retain-on-failure` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumArgs, ...oneProcess],
    },
  },
})
