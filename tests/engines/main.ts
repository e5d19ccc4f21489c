import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stack } from '../e2e/environment.ts'
import { startFirefox } from './firefox.ts'
import { steps } from './steps.ts'
import { startWebKit } from './webkit.ts'

/** `main.ts firefox <path of the browser>`. */
const [name = '', path = ''] = process.argv.slice(2)
const starts = { firefox: startFirefox, webkit: startWebKit }
const limitMs = 90_000

const log = join(stack.data, 'logs/site.log')
const failedIslands = () => readFileSync(log, 'utf8').match(/^.*The island .* failed .*$/gm) ?? []

const began = Date.now()
const before = failedIslands().length
const engine = await starts[name as keyof typeof starts](path)
try {
  for (const step of steps) await report(step.name, () => step.run(engine))
  await report('no island failed', () => {
    const failed = failedIslands().slice(before)
    if (failed.length > 0) throw new Error(failed.join('\n'))
  })
} finally {
  await engine.close()
}

async function report(title: string, work: () => unknown) {
  try {
    const left = limitMs - (Date.now() - began)
    if (left <= 0) throw new Error(`The engine took longer than ${limitMs / 1000} s.`)
    await work()
    process.stdout.write(`✓ ${name}: ${title}\n`)
  } catch (error) {
    process.stdout.write(`✗ ${name}: ${title}\n${error instanceof Error ? error.message : error}\n`)
  }
}
