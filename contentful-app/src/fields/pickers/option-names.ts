import { sentence } from '@association/content/content-type'

/** Words of code as people read them: `light-blue` is “Light blue”. Names that people wrote stay as they are. */
export function optionName(option: string): string {
  if (!/^[a-z][A-Za-z-]*$/.test(option) || /^h[1-6]$/.test(option)) return option
  return sentence(option.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()))
}
