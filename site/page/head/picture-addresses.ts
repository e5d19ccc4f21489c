const folder = '/og'
const extension = '.png'
/** The name of the picture of the home page, whose path has no words. */
const homeName = '/-'

/** The path of the picture that networks show for a shared page; both as `plainPath` writes them. */
export const picturePath = (path: string) => `${folder}${path === '/' ? homeName : path}${extension}`

/** True for the address of a picture that this site draws for a page. It repeats the title of the page. */
export const isDrawn = (address: string) => address.startsWith(`${folder}/`)

/** The path of the page that a picture belongs to: `/articles/one` for `/articles/one.png`; undefined for other names. */
export function pageOf(name: string): string | undefined {
  if (!name.endsWith(extension)) return undefined
  const path = name.slice(0, -extension.length)
  return path === homeName ? '/' : path
}
