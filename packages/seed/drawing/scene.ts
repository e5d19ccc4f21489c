import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'scenes')

/** `name` is that of a file in `scenes/`. */
export const scene = (name: string) => () => readFileSync(join(folder, `${name}.svg`), 'utf8')
