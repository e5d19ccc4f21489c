import { spaces } from '@association/content/define/content-type.ts'
import { InvalidArgumentError, Option } from '@commander-js/extra-typings'

export const formatOption = <const Format extends string>(formats: readonly ['text', ...Format[]]) =>
  new Option('--format <format>', 'the format of the result').choices(formats).default('text' as const)

export const spaceOption = () => new Option('--space <space>', 'only this space').choices(spaces)

export const environmentOption = () =>
  new Option('--env <environment>', 'another environment than CONTENTFUL_ENVIRONMENT')

export const countUpTo = (most: number) => (written: string) => {
  const count = Number(written)
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  throw new InvalidArgumentError(`Give a whole number from 1 to ${most.toLocaleString('en-US')}.`)
}

/** Returns the address as written. */
export function webAddress(written: string): string {
  if (/^https?:$/.test(URL.parse(written)?.protocol ?? '')) return written
  throw new InvalidArgumentError('Give an address such as https://www.example.org.')
}
