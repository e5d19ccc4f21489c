const folder = '/og'
const extension = '.png'
/** The path of the home page has no words to name its picture. */
const homeName = '/-'

export const picturePath = (path: string) => `${folder}${path === '/' ? homeName : path}${extension}`

/** True if the site drew the picture, which repeats the title of the page. */
export const isDrawn = (address: string) => address.startsWith(`${folder}/`)

/** Returns `/articles/one` for `/articles/one.png`. */
export function pageOf(name: string): string | undefined {
  if (!name.endsWith(extension)) return undefined
  const path = name.slice(0, -extension.length)
  return path === homeName ? '/' : path
}
