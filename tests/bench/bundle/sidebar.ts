import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@association/local/launch/commands.ts'
import { total, weight } from './weight.ts'

const app = join(root, 'contentful-app')
const sidebar = 'src/locations/entry-sidebar/entry-sidebar.tsx'

type Manifest = Record<string, { file: string; imports?: string[] }>
type Built = { output: { type: string; code?: string }[] }
type Vite = { build(config: object): Promise<Built> }

/** Scripts that the app loads in the sidebar, against React and the App SDK alone. */
export async function measureSidebar() {
  const { build }: Vite = await import(
    pathToFileURL(createRequire(join(app, 'package.json')).resolve('vite')).href
  )
  await build({ root: app, logLevel: 'error' })
  const manifest: Manifest = JSON.parse(readFileSync(join(app, 'dist/.vite/manifest.json'), 'utf8'))
  const files = filesOf(manifest, ['index.html', sidebar])
  return {
    sidebar: total(files.map((file) => weight(readFileSync(join(app, 'dist', file))))),
    floor: scriptsOf(await build(floor)),
  }
}

function filesOf(manifest: Manifest, entries: readonly string[]) {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const needed of chunk.imports ?? []) visit(needed)
  }
  for (const entry of entries) visit(entry)
  return [...files]
}

const scriptsOf = ({ output }: Built) =>
  total(output.map(({ code }) => (code === undefined ? 0 : weight(code))))

const floorSource = `
import { init } from '@contentful/app-sdk'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
init((sdk) => createRoot(document.getElementById('root')).render(createElement('p', null, sdk.ids.app)))
`

/** The same tool and switches, with nothing of ours. */
const floor = {
  root: app,
  configFile: false,
  logLevel: 'error',
  plugins: [
    {
      name: 'floor',
      resolveId: (id: string) => (id === 'floor' ? join(app, 'src/floor.js') : undefined),
      load: (id: string) => (id === join(app, 'src/floor.js') ? floorSource : undefined),
    },
  ],
  build: {
    write: false,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'floor' },
  },
}
