import { runTypeScript } from '@association/services/command-line/typescript/run-typescript.mjs'

runTypeScript(import.meta.dirname)
