export type SysLink<Type extends 'Entry' | 'Asset' = 'Entry' | 'Asset'> = {
  sys: { type: 'Link'; linkType: Type; id: string }
}

export const linkTo = <Type extends 'Entry' | 'Asset'>(linkType: Type, id: string): SysLink<Type> => ({
  sys: { type: 'Link', linkType, id },
})

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isLink = (value: unknown): value is SysLink =>
  isObject(value) && isObject(value.sys) && value.sys.type === 'Link' && typeof value.sys.id === 'string'
