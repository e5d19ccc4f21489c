import { runNode } from '../../run/run-node.ts'
import { expect, test } from '../test.ts'

test('`cli links` finds no broken link on the seeded site and in its content, without a baseline', async () => {
  test.setTimeout(300_000)
  const { code, output } = await runNode(
    ['cli/main.mjs', 'links', '--offline', '--allow-net', '127.0.0.0/8', '::1/128'],
    { quiet: true },
  )
  expect(output).toMatch(/No broken link/)
  expect(code).toBe(0)
})
