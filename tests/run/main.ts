import { browser } from './browser.ts'
import { quick } from './quick.ts'
import { statics } from './statics.ts'
import { addUp, summary, type Tally } from './tally.ts'
import { unit } from './unit.ts'

type TestPart = (words: readonly string[]) => Promise<Tally>

/**
 * `npm test` runs everything and ends with `N passed, N failed`. `npm test -- unit`, `static` or `browser` runs one
 * part and passes on further words, such as a file name. `npm test -- quick` checks changes; `npm test -- engines` is
 * `browser engines`.
 */
const whole: Record<string, TestPart> = { static: () => statics(), unit, browser }
const parts: Record<string, TestPart> = { ...whole, quick }

const given = process.argv.slice(2)
const [wanted, ...words] = given[0] === 'engines' ? ['browser', ...given] : given
const chosen = wanted === undefined ? Object.keys(whole) : [wanted]
const tallies: Tally[] = []
for (const name of chosen) {
  const part = parts[name]
  if (!part) {
    process.stderr.write(`There is no part “${name}”: choose ${Object.keys(parts).join(', ')}.\n`)
    process.exit(3)
  }
  const started = Date.now()
  process.stdout.write(`\n── ${name} ──\n`)
  tallies.push(await part(words))
  process.stdout.write(`${name}: ${((Date.now() - started) / 1000).toFixed(0)} s\n`)
}
const total = addUp(tallies)
process.stdout.write(`\n${summary(total)}\n`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
