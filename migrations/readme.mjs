import { register } from 'node:module'

register('./typescript.mjs', import.meta.url)
const { writeReadme } = await import('./readme.ts')
writeReadme()
