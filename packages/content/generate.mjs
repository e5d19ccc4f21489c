import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Lists every content type folder in one index per facet. `--check` fails when an index is stale. */
const facets = [
  { file: 'model.ts', index: 'models.ts', name: 'models' },
  { file: 'fixture.ts', index: 'fixtures.ts', name: 'fixtures' },
  { file: 'view.tsx', index: 'views.ts', name: 'views', slot: 'block' },
]
const here = new URL('.', import.meta.url)
const folders = readdirSync(new URL('types', here), { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map(({ name }) => name)
  .toSorted()
const camel = (folder) => folder.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const pascal = (folder) => camel(folder).replace(/^./, (letter) => letter.toUpperCase())

const outputs = [ids(), ...facets.map(registry)].map(({ index, text }) => ({
  path: new URL(`generated/${index}`, here),
  text: `// Written by \`pnpm generate\` from the folders in types/.\n${text}`,
}))

const stale = outputs.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
if (process.argv.includes('--check')) {
  if (stale.length > 0)
    throw new Error(`Run \`pnpm generate\`: ${stale.map(({ path }) => path.pathname).join(', ')} is stale.`)
} else {
  for (const { path, text } of stale) writeFileSync(path, text)
}

function ids() {
  const union = folders.map((folder) => `  | '${camel(folder)}'`).join('\n')
  return { index: 'ids.ts', text: `export type ContentTypeId =\n${union}\n` }
}

function registry({ file, index, name, slot }) {
  const having = folders.filter((folder) => existsSync(new URL(`types/${folder}/${file}`, here)))
  const symbol = file.endsWith('x') ? pascal : camel
  const uses = slot ? "import type { ViewsFor } from '../define/view.ts'\n" : ''
  const imports = having
    .map((folder) => `import { ${symbol(folder)} } from '../types/${folder}/${file}'\n`)
    .join('')
  const members = having
    .map((folder) =>
      symbol === camel ? `  ${camel(folder)},\n` : `  ${camel(folder)}: ${pascal(folder)},\n`,
    )
    .join('')
  const type = slot ? `: ViewsFor<'${slot}'>` : ''
  return { index, text: `${uses}${imports}\nexport const ${name}${type} = {\n${members}}\n` }
}
