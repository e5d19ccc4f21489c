import './typescript.mjs'

await import('./main.ts')
