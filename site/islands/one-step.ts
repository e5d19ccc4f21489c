import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'code'>
type Imports = Pick<Chunk, 'fileName' | 'imports'>

/** Characters. A list of files for less code costs more than it saves. */
const largeCode = 20_000

/**
 * Makes an island request all its files at once. An `import()` of large code does the same. A browser finds the imports of
 * a file only when it has the file, so each level of imports costs a round trip.
 */
export function importInOneStep(): Plugin {
  return {
    name: 'import-in-one-step',
    // Browsers keep a file by its name, so a change of this module must change the names.
    augmentChunkHash: () => readFileSync(import.meta.filename, 'utf8'),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const chunk of chunks) {
        const deeper = filesOf(chunk, chunks)
          .slice(1)
          .filter((file) => !chunk.imports.includes(file))
        const imports =
          chunk.isEntry || chunk.isDynamicEntry ? deeper.map((file) => `import"./${file}";`) : []
        chunk.code = imports.join('') + importAtOnce(chunk, chunks)
      }
    },
  }
}

function importAtOnce(importer: Chunk, chunks: readonly Chunk[]): string {
  const loaded = filesOf(importer, chunks)
  return importer.code.replace(/import\(`\.\/([^`]+)`\)/g, (alone, imported: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === imported)
    const missing = chunk ? filesOf(chunk, chunks).filter((file) => !loaded.includes(file)) : []
    const code = chunks.filter(({ fileName }) => missing.includes(fileName)).map((each) => each.code)
    if (code.join('').length < largeCode) return alone
    return `Promise.all([${missing.map((file) => `import(\`./${file}\`)`)}]).then(([all])=>all)`
  })
}

/** Returns the file of a chunk first, and then all that it imports. */
export function filesOf(chunk: Imports, chunks: readonly Imports[]): string[] {
  const files = new Set<string>()
  const visit = ({ fileName, imports }: Imports) => {
    if (files.has(fileName)) return
    files.add(fileName)
    for (const imported of chunks) if (imports.includes(imported.fileName)) visit(imported)
  }
  visit(chunk)
  return [...files]
}
