import { circlesIn, graphOf } from './circles.ts'
import { type Code, type Import, isGenerated, type LayerPlace, placeOf } from './code.ts'
import { layers } from './layers/index.ts'
import type { RuleWords } from './rules.ts'

/** A break of a rule: the import, and what this one breaks. */
type Break = { from: string; to?: string; because?: string }
type LayerRule = RuleWords & { name: string; breaks(code: Code): Break[] }

/** Rules about the folders inside a workspace. */
export const layerRules: LayerRule[] = [
  {
    name: 'layers-point-down',
    reason:
      'A layer imports only layers below it, so it can be read and changed without those above. Types count.',
    remedy: 'Move what both need to the lower layer, or let the upper layer pass it as an argument.',
    breaks: upwards,
  },
  {
    name: 'every-file-has-a-layer',
    reason: 'A file outside the list of layers can import anything.',
    remedy: 'Move the file into a folder of the list, or add its folder to the list with one sentence.',
    breaks: ({ files }) => files.filter((file) => !placeOf(file)).map((from) => ({ from })),
  },
  {
    name: 'no-circles',
    reason: 'Modules that import each other cannot be read, tested or loaded one at a time. Types count.',
    remedy: 'Move what both need into a third module, or pass it as an argument.',
    breaks: ({ imports }) => circlesOf(imports.map(({ from, to }) => [from, to])),
  },
  {
    name: 'no-circles-of-folders',
    reason: 'Folders that import each other are one folder with two names. Types count.',
    remedy: 'Move the files that tie them to the lower folder, or into a third one.',
    breaks: ({ imports }) => circlesOf(imports.filter(isWritten).map(siblings)),
  },
]

function upwards({ imports }: Code): Break[] {
  return imports.flatMap(({ from, to }) => {
    const [upper, lower] = [placeOf(from), placeOf(to)]
    if (!upper || !lower || upper.workspace !== lower.workspace || upper.rank <= lower.rank) return []
    const because = `${described(upper)} is a lower layer than ${described(lower)}.`
    return [{ from, to, because }]
  })
}

const described = ({ workspace, layer }: LayerPlace) => `\`${layer}\` (${layers[workspace]?.[layer]})`

function circlesOf(pairs: readonly (readonly [string, string])[]): Break[] {
  return circlesIn(graphOf(pairs)).map(([from = '', to = '', ...rest]) => ({
    from,
    to,
    because: `The circle: ${[from, to, ...rest].join(' → ')}.`,
  }))
}

const isWritten = ({ from, to }: Import) => !isGenerated(from) && !isGenerated(to)

/** The folders in which the ways to two files part. They are equal if one of the files is in their common folder. */
function siblings({ from, to }: Import): readonly [string, string] {
  const [one, other] = [from.split('/'), to.split('/')]
  const parting = one.findIndex((part, index) => part !== other[index])
  const isFile = parting === one.length - 1 || parting === other.length - 1
  const folder = (path: readonly string[]) => path.slice(0, isFile ? parting : parting + 1).join('/')
  return [folder(one), folder(other)]
}
