import { register } from 'node:module'

register('./typescript.mjs', import.meta.url)
const { reference } = await import('./readme.ts')
reference.write()
