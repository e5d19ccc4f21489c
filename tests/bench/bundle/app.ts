import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@association/local/launch/commands.ts'
import { isShort } from '../measuring/form.ts'
import { total, weight } from './weight.ts'

const app = join(root, 'contentful-app')
const locations = {
  sidebar: 'src/locations/entry-sidebar/entry-sidebar.tsx',
  editor: 'src/locations/entry-editor/entry-editor.tsx',
}

type Manifest = Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>
type Built = { output: { type: string; code?: string }[] }
type Vite = { build(config: object): Promise<Built> }

/** Compares the scripts of sidebar and editor tab with React and the App SDK alone. */
export async function measureApp() {
  const { build }: Vite = await import(
    pathToFileURL(createRequire(join(app, 'package.json')).resolve('vite')).href
  )
  // The stack of the browser tests has built the app.
  if (!isShort) await build({ root: app, logLevel: 'error' })
  const manifest: Manifest = JSON.parse(readFileSync(join(app, 'dist/.vite/manifest.json'), 'utf8'))
  const weigh = (files: readonly string[]) =>
    total(files.map((file) => weight(readFileSync(join(app, 'dist', file)))))
  const first = (location: string) => filesOf(manifest, ['index.html', location])
  const atFirst = new Set(Object.values(locations).flatMap(first))
  return {
    sidebar: weigh(first(locations.sidebar)),
    editor: weigh(first(locations.editor)),
    floor: scriptsOf(await build(floor)),
    /** Excludes scripts of the first load. */
    onDemand: Object.keys(manifest)
      .filter((name) => manifest[name]?.isDynamicEntry && !Object.values(locations).includes(name))
      .map((name) => ({
        name: name.replace(/^.*\/src\/|^src\//, ''),
        bytes: weigh(filesOf(manifest, [name]).filter((file) => !atFirst.has(file))),
      }))
      .toSorted((one, other) => other.bytes - one.bytes),
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

/** The same build tool and options, without this repository's code. */
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
