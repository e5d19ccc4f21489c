import { browser } from './browser.ts'
import { statics } from './statics.ts'
import { addUp, type Tally } from './tally.ts'
import { unit } from './unit.ts'

/**
 * `npm test`: everything that must hold, closed by one line `N passed, N failed`. `npm test -- unit`, `static` or
 * `browser` runs one part; further words are handed to its runner, such as a file name.
 */
const parts: Record<string, (words: readonly string[]) => Promise<Tally>> = { static: statics, unit, browser }

const [wanted, ...words] = process.argv.slice(2)
const chosen = wanted === undefined ? Object.keys(parts) : [wanted]
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
const { passed, failed } = addUp(tallies)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
