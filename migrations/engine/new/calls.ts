import type { SchemaStep } from '../words/steps.ts'
import { print } from './print.ts'

export function call(step: SchemaStep): string {
  switch (step.do) {
    case 'createContentType':
      return written(step, [identifier(step.type)])
    case 'changeContentType':
      return written(step, [print(step.patch, 4)])
    case 'deleteContentType':
      return written(step, [print({ spaces: step.spaces }, 4)])
    case 'addField':
      return written(step, [
        print(step.field),
        print({ ...step.spec, ...(step.after ? { after: step.after } : {}) }, 4),
      ])
    case 'changeField':
      return written(step, [print(step.field), print(step.patch, 4)])
    case 'deleteField':
      return written(step, [print(step.field)])
    case 'orderFields':
      return written(step, [print(step.order, 4)])
    case 'renameField':
      return written(step, [print(step.field), print(step.to)])
    case 'moveField':
      return written(step, [print(step.field), print(step.after ? { after: step.after } : 'first')])
    case 'acceptBeside':
      return written(step, [print(step.beside)])
    case 'acceptIn':
    case 'stopAcceptingIn':
      return written(step, [print(step.places, 4)])
    case 'changeEditor':
      return written(step, [print(step.editor, 4)])
  }
}

const written = ({ do: word, type }: SchemaStep, rest: readonly string[]) =>
  `.${word}(${[print(type), ...rest].join(', ')})`

export function identifier(type: string): string {
  const name = type.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string = '') => next.toUpperCase())
  return /^[a-z]/i.test(name) && !taken.has(name)
    ? name
    : `type${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** Reserved words of JavaScript, and names that a change imports. */
const taken = new Set(
  'break case catch change class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let model new null previous replaces return static super switch this throw true try typeof undefined var void while with yield await'.split(
    ' ',
  ),
)
