const className = /^[\w-]{1,64}$/

export function classNames(...values: readonly (string | false | undefined)[]): string | undefined {
  const names = values.flatMap((value) => (value ? value.split(/\s+/) : [])).filter(isClassName)
  return names.length === 0 ? undefined : names.join(' ')
}

export const isClassName = (name: string) => className.test(name)
