import { contentTypes } from '../derive/content-types.ts'
import type { models } from '../generated/models.ts'

type Models = typeof models

export type ListedType = {
  [Id in keyof Models]: [NonNullable<Models[Id]['index']>] extends [never] ? never : Id
}[keyof Models]

const ofSize = (size: 'small' | 'large') =>
  contentTypes.filter(({ index }) => index === size).map(({ id }) => id as ListedType)

export const listedTypes = { large: ofSize('large'), small: ofSize('small') }

export const allListedTypes: readonly ListedType[] = [...listedTypes.large, ...listedTypes.small]

const all: ReadonlySet<string> = new Set(allListedTypes)
export const isListedType = (type: string): type is ListedType => all.has(type)
