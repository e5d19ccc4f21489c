import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ports } from '../environment/environment.ts'
import { root } from './commands.ts'
import { explain } from './explain.ts'
import { readOptions } from './options.ts'
import { assertPortsFree } from './ports.ts'
import { LaunchError } from './processes.ts'

/** `npm run reset` deletes the local data and builds; the next start seeds again. */
try {
  const { offset, data, overrides } = readOptions(process.env, process.argv)
  await assertPortsFree(offset, ['management', 'site']).catch(() => {
    throw new LaunchError(
      `A program still uses port ${ports.management + offset} or ${ports.site + offset}. Stop npm start with Ctrl-C, then reset again.`,
    )
  })
  for (const path of [data, join('site', overrides.SITE_BUILD)])
    rmSync(join(root, path), { recursive: true, force: true })
  process.stdout.write('The local data is deleted. The next npm start fills both spaces from the seed.\n')
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
