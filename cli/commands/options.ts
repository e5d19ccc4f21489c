import { spaces } from '@association/content/define/content-type.ts'
import { Option } from '@commander-js/extra-typings'

/** `--format` wherever a machine may read the result. */
export const formatOption = <const Format extends string>(formats: readonly ['text', ...Format[]]) =>
  new Option('--format <format>', 'how the result is written').choices(formats).default('text' as const)

/** `--space` wherever one of the two will do. */
export const spaceOption = () => new Option('--space <space>', 'only this space').choices(spaces)

/** `--env` wherever another environment than the configured one will do. */
export const environmentOption = () =>
  new Option('--env <environment>', 'another environment than CONTENTFUL_ENVIRONMENT')
