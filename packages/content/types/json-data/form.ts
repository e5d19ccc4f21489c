import type { FormOf } from '../../define/field.ts'
import { isKindName } from './kinds/names.ts'
import { schemas } from './kinds/schemas.ts'

export const blockForm: FormOf = ({ kind }) => (isKindName(kind) ? schemas[kind] : undefined)
