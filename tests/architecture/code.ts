import type { IModule } from 'dependency-cruiser'
import { layers } from './layers/index.ts'

/** The files that need a layer, and the imports inside each workspace whose layers are listed. */
export type Code = { files: readonly string[]; imports: readonly Import[] }
export type Import = { from: string; to: string }

/** The place of a file in the list of its workspace: rank 0 is the top. */
export type LayerPlace = { workspace: string; layer: string; rank: number }

/** Tests, and files that only tests use, are above all layers. */
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file)

/** A generated list of folders is a type of the vocabulary and a value of the folders, so it has no layer. */
export const isGenerated = (file: string) => file.includes('/generated/')

export function codeIn(modules: readonly IModule[]): Code {
  const own = modules.filter(({ source }) => workspaceOf(source) !== undefined && !isTest(source))
  const imports = own.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => workspaceOf(resolved) === workspaceOf(source) && !isTest(resolved))
      .filter(({ resolved, dependencyTypes }) => !(isGenerated(resolved) && dependencyTypes.some(isOfTypes)))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  )
  return { files: own.map(({ source }) => source).filter((file) => !isGenerated(file)), imports }
}

const isOfTypes = (dependencyType: string) => dependencyType.startsWith('type-')

const workspaceOf = (file: string) =>
  file.includes('node_modules/')
    ? undefined
    : Object.keys(layers).find((workspace) => file.startsWith(`${workspace}/`))

/** Undefined for a file in no layer of its workspace. The longest path that fits names the layer. */
export function placeOf(file: string): LayerPlace | undefined {
  const workspace = workspaceOf(file) ?? ''
  const list = Object.keys(layers[workspace] ?? {})
  const fits = (layer: string) => `${file}/`.startsWith(`${workspace}/${layer}/`)
  const [layer] = list.filter(fits).sort((one, other) => other.length - one.length)
  return layer === undefined ? undefined : { workspace, layer, rank: list.indexOf(layer) }
}
