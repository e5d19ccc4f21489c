import { defineConfig } from 'vitest/config'

/** Unit and contract tests of every workspace; browser tests run in Playwright. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname.replaceAll('%20', ' '),
  // React's development build took two thirds of the time of the tests that render.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    include: ['{packages,site,contentful-app,migrations,cli,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.next/**', '**/dist/**', 'tests/e2e/**'],
    setupFiles: ['tests/run/count-assertions.ts', 'tests/run/patience.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // One more than processors: tests of migrations wait for a third of their time.
    maxWorkers: 3,
    // Starting a worker for each file and loading the modules anew took more time than the tests themselves.
    isolate: false,
    testTimeout: 30_000,
    // A busy machine needs more than the second that is usual.
    expect: { poll: { timeout: 20_000 } },
  },
})
