import { print } from './print.ts'
import type { SchemaStep } from './vocabulary.ts'

/** The files of a new change by their path in `changes/`: new content types get a file each, beside the change. */
export function changeFiles(id: string, about: string, steps: readonly SchemaStep[]): Map<string, string> {
  const created = steps.filter((step) => step.do === 'createContentType')
  const others = steps.filter((step) => step.do !== 'createContentType')
  const files = new Map(created.map((step) => [`${id}/${kebab(step.type)}.ts`, typeFile(step)]))
  const words = [...new Set(['migration', ...others.map((step) => step.do)])].toSorted()
  const imports = [
    `import { ${words.join(', ')} } from '../engine/vocabulary.ts'`,
    ...created.map(({ type }) => `import { ${type} } from './${id}/${kebab(type)}.ts'`),
  ]
  const members = [...others.map(call), ...created.map(({ type }) => type)].map((member) => `  ${member},\n`)
  const body = `export default migration(${print(about)}, [\n${members.join('')}])\n`
  return files.set(`${id}.ts`, `${imports.join('\n')}\n\n${body}`)
}

type Creation = Extract<SchemaStep, { do: 'createContentType' }>

const typeFile = ({ type, spaces, spec }: Creation) =>
  `import { createContentType } from '../../engine/vocabulary.ts'

export const ${type} = createContentType('${type}', ${print({ spaces, ...spec }, 0, 200)})
`

function call(step: Exclude<SchemaStep, Creation>): string {
  const args = (...parts: unknown[]) =>
    `${step.do}(${parts.map((part) => print(part, 2, step.do.length + 40)).join(', ')})`
  switch (step.do) {
    case 'changeContentType':
      return args(step.type, step.patch)
    case 'deleteContentType':
      return args(step.type, { spaces: step.spaces })
    case 'addField':
      return args(step.type, step.field, { ...step.spec, ...(step.after ? { after: step.after } : {}) })
    case 'changeField':
      return args(step.type, step.field, step.patch)
    case 'deleteField':
      return args(step.type, step.field)
    case 'orderFields':
      return args(step.type, step.order)
    case 'renameField':
      return args(step.type, step.field, step.to)
    case 'moveField':
      return args(step.type, step.field, { after: step.after })
    case 'changeEditor':
      return args(step.type, step.editor)
  }
}

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
