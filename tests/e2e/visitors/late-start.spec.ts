import { boot } from '../../../site/runtime/boot.ts'
import { expect, test } from '../test.ts'

const page = `<head>
  <script type="text/plain" data-src="/_next/static/first.js"></script>
  <script src="/boot.js" defer></script>
</head><body><button>Open</button>
  <script type="text/plain" data-src="/_next/static/second.js" id="_R_"></script></body>`

/** Stands for React: it marks what it has reached, some time after its scripts ran. */
const second = `window.order.push(document.currentScript.id)
  const button = document.querySelector('button')
  setTimeout(() => {
    button.__reactProps$test = {}
    button.onclick = () => { document.title += ' clicked' }
  }, 200)`

const policy = "script-src 'self'; require-trusted-types-for 'script'; trusted-types default"
const answers: Record<string, { body: string; delayMs?: number }> = {
  '/boot.js': { body: boot.source },
  '/_next/static/first.js': { body: 'window.order = ["first"]', delayMs: 300 },
  '/_next/static/second.js': { body: second },
}

test('a click before the framework is there is repeated once it is, and its scripts keep their order', async ({
  page: browser,
}) => {
  await browser.route('http://late.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = answers[pathname]
    await new Promise((resolve) => setTimeout(resolve, answer?.delayMs ?? 0))
    return answer
      ? route.fulfill({ contentType: 'text/javascript', body: answer.body })
      : route.fulfill({
          contentType: 'text/html',
          body: page,
          headers: { 'content-security-policy': policy },
        })
  })
  await browser.goto('http://late.test/', { waitUntil: 'domcontentloaded' })
  await browser.getByRole('button').click()
  await expect(browser).toHaveTitle(/^ ?clicked$/)
  expect(await browser.evaluate(() => (window as never as { order: string[] }).order)).toEqual([
    'first',
    '_R_',
  ])
})
