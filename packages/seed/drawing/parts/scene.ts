import { fill, type Size } from '../svg.ts'

/** Scenes have a field 1600 wide and as high as the picture needs: 900 at 16 : 9. */
const width = 1600

/** `parts` are ordered from back to front. */
export function scene(size: Size, ground: string, parts: readonly string[]): string {
  const height = Math.round((width * size.height) / size.width)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${size.width}" height="${size.height}">${fill({ width, height }, ground)}${parts.join('')}</svg>`
}
