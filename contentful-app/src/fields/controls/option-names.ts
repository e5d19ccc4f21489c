import { sentence } from '@association/content/content-type'

/** Turns `light-blue` into “Light blue”. Keeps names that editors wrote. */
export function optionName(option: string): string {
  if (!/^[a-z][A-Za-z-]*$/.test(option) || /^h[1-6]$/.test(option)) return option
  return sentence(option.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()))
}
