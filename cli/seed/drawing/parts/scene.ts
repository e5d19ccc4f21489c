import { fill, type Size } from '../svg.ts'

/** All scenes are drawn on a field of 1600 × 900. */
const field = { width: 1600, height: 900 }

/** A whole scene: a ground in one color, and its parts from back to front. */
export const scene = ({ width, height }: Size, ground: string, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${field.width} ${field.height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${fill(field, ground)}${parts.join('')}</svg>`
