import { Option } from 'commander'

/** `--format` wherever a machine may read the result. */
export const formatOption = (choices: readonly string[]) =>
  new Option('--format <format>', 'how the result is written').choices(choices).default('text')
