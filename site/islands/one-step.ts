import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'code'>
type Imports = Pick<Chunk, 'fileName' | 'imports'>

/** Characters. */
const largeCode = 20_000

/**
 * Makes islands, and imports of large code, request all their files at once. Otherwise each level of imports costs a
 * round trip.
 */
export function importInOneStep(): Plugin {
  return {
    name: 'import-in-one-step',
    // Browsers keep a file by its name.
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
    const files = chunk ? filesOf(chunk, chunks).filter((file) => !loaded.includes(file)) : []
    const lengthOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.code.length ?? 0
    if (files.reduce((sum, file) => sum + lengthOf(file), 0) < largeCode) return alone
    const [own, ...others] = files
    // Browsers wait with the last ones over HTTP/1.1.
    const missing = [own, ...others.toSorted((one, other) => lengthOf(other) - lengthOf(one))]
    return `Promise.all([${missing.map((file) => `import(\`./${file}\`)`)}]).then(([all])=>all)`
  })
}

/** The chunk's own file comes first. */
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
