import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes one index for each facet. `--check` fails when an index is stale. */
const facets = [
  { file: 'model.ts', index: 'models.ts', name: 'models' },
  { file: 'fixture.ts', index: 'fixtures.ts', name: 'fixtures' },
  { file: 'variants.ts', index: 'variants.ts', name: 'variants', suffix: 'Variants' },
  { file: 'path.ts', index: 'paths.ts', name: 'paths', suffix: 'Path' },
  { file: 'facts.ts', index: 'facts.ts', name: 'facts', suffix: 'Facts' },
  { file: 'picture.ts', index: 'pictures.ts', name: 'pictures', suffix: 'Picture' },
  {
    file: 'structured-data.ts',
    index: 'structured-data.ts',
    name: 'structuredData',
    suffix: 'StructuredData',
  },
  { file: 'view.tsx', index: 'views.ts', name: 'views', ...viewType("ViewsFor<'block'>") },
  { file: 'card.tsx', index: 'cards.ts', name: 'cards', suffix: 'Card', ...viewType("ViewsFor<'card'>") },
  {
    file: 'embed.tsx',
    index: 'embeds.ts',
    name: 'embeds',
    suffix: 'Embed',
    ...viewType("Partial<ViewsFor<'embed'>>"),
  },
  {
    file: 'page-view.tsx',
    index: 'page-views.ts',
    name: 'pageViews',
    suffix: 'PageView',
    ...viewType('PageViews'),
  },
]
const here = new URL('.', import.meta.url)
const folders = readdirSync(new URL('types', here), { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map(({ name }) => name)
  .toSorted()
const camel = (folder) => folder.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const pascal = (folder) => camel(folder).replace(/^./, (letter) => letter.toUpperCase())

for (const folder of folders) refuseAnotherId(folder)
const outputs = [ids(), ...facets.map(registry), lists()].map(({ index, text }) => ({
  path: new URL(`generated/${index}`, here),
  text: `// Written by \`npm run generate\` from the files in types/ and lists/definitions/.\n${text}`,
}))

const stale = outputs.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
if (process.argv.includes('--check')) {
  if (stale.length > 0)
    throw new Error(
      `Run \`npm run generate\`: ${stale.map(({ path }) => path.pathname).join(', ')} is stale.`,
    )
} else {
  for (const { path, text } of stale) writeFileSync(path, text)
}

/** A copied folder with the old id inside would give two types one id. */
function refuseAnotherId(folder) {
  const path = new URL(`types/${folder}/model.ts`, here)
  const id = existsSync(path) ? /\bid: '(\w+)'/.exec(readFileSync(path, 'utf8'))?.[1] : undefined
  if (id !== camel(folder))
    throw new Error(`types/${folder}/model.ts must define the id '${camel(folder)}', not '${id}'.`)
}

function ids() {
  const union = folders.map((folder) => `  | '${camel(folder)}'`).join('\n')
  const own = folders.filter((folder) => existsSync(new URL(`types/${folder}/page-view.tsx`, here)))
  const names = own.map((folder) => `'${camel(folder)}'`).join(', ')
  const text = `export type ContentTypeId =\n${union}\n
/** Types with a \`page-view.tsx\`: each of their entries has a page of its own. */
export const detailIds = [${names}] as const\n`
  return { index: 'ids.ts', text }
}

function registry({ file, index, name, suffix = '', type, typeName }) {
  const having = folders.filter((folder) => existsSync(new URL(`types/${folder}/${file}`, here)))
  const casing = file.endsWith('x') ? pascal : camel
  const members = having.map((folder) => ({ folder, key: camel(folder), symbol: casing(folder) + suffix }))
  const uses = type ? `import type { ${typeName} } from '../define/view.ts'\n` : ''
  const imports = members
    .map(({ folder, symbol }) => `import { ${symbol} } from '../types/${folder}/${file}'\n`)
    .join('')
  const entries = members
    .map(({ key, symbol }) => (key === symbol ? `  ${key},\n` : `  ${key}: ${symbol},\n`))
    .join('')
  const body = members.length === 0 ? '{}' : `{\n${entries}}`
  return {
    index,
    text: `${uses}${imports}${uses || imports ? '\n' : ''}export const ${name}${type ? `: ${type}` : ''} = ${body}\n`,
  }
}

function lists() {
  const definitions = readdirSync(new URL('lists/definitions', here)).toSorted()
  const text = definitions
    .map((file) => `export { ${camel(file.slice(0, -'.ts'.length))} } from '../lists/definitions/${file}'\n`)
    .join('')
  return { index: 'lists.ts', text }
}

function viewType(type) {
  return { type, typeName: /\w*Views\w*/.exec(type)?.[0] }
}
