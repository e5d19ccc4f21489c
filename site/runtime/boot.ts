import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// Comments and spaces are for us: every page carries this file. None of its strings has a space beside these signs.
const source = readFileSync(new URL('./boot.js', import.meta.url), 'utf8')
  .replaceAll(/^\s*(?:\/\/.*|\/\*.*\*\/)?$\n?/gm, '')
  .replaceAll(/^\s+/gm, '')
  .replaceAll(/ ?([=,?:|{}()]+) ?/g, '$1')
const digest = createHash('sha256').update(source).digest('base64')

/** The first script of every page. Its address changes with its content, so browsers may keep it for good. */
export const boot = {
  source,
  path: '/boot.js',
  address: `/boot.js?v=${digest.slice(0, 8).replaceAll(/[+/=]/g, '-')}`,
  integrity: `sha256-${digest}`,
}
